// Saved games: in IndexedDB, else in localStorage, else in memory for as long as the page is open.
// A game is { text, revision }; its line in the list is a small text beside it. All answers are plain strings.

const GAMES = 'games', LINES = 'lines';
let shelf;

const asked = request => new Promise((answer, fail) => {
  request.onsuccess = () => answer(request.result);
  request.onerror = event => { event.preventDefault?.(); fail(request.error); };
});

const opened = () => new Promise((answer, fail) => {
  const request = indexedDB.open('brine', 1);
  request.onupgradeneeded = () => { for (const name of [GAMES, LINES]) request.result.createObjectStore(name); };
  request.onsuccess = () => answer(request.result);
  request.onerror = event => { event.preventDefault(); fail(request.error); };
  request.onblocked = () => fail(new Error('blocked'));
});

function database(base) {
  base.onversionchange = () => base.close();
  const done = work => new Promise((answer, fail) => {
    work.oncomplete = () => answer('kept');
    work.onabort = () => fail(work.error ?? new Error('aborted'));
  });
  const store = (name, mode) => base.transaction(name, mode).objectStore(name);
  return {
    kind: 'database',
    lines: async () => asked(store(LINES, 'readonly').getAll()),
    read: async id => asked(store(GAMES, 'readonly').get(id)),
    remove: async id => {
      const work = base.transaction([GAMES, LINES], 'readwrite');
      work.objectStore(GAMES).delete(id);
      work.objectStore(LINES).delete(id);
      return done(work);
    },
    // Reading the old revision and writing the new one are one transaction: of two tabs only one can win.
    write: async (id, expected, game, line) => {
      const work = base.transaction([GAMES, LINES], 'readwrite');
      const finished = done(work);
      const known = await asked(work.objectStore(GAMES).get(id));
      if (known && expected >= 0 && known.revision !== expected) { await finished; return 'changed'; }
      work.objectStore(GAMES).put(game, id);
      work.objectStore(LINES).put(line, id);
      return finished;
    },
  };
}

function simple(kind, items) {
  const game = id => `brine:game:${id}`, line = id => `brine:line:${id}`;
  const read = id => { const text = items.getItem(game(id)); return text === null ? undefined : unpacked(text); };
  return {
    kind,
    lines: async () => items.keys().filter(key => key.startsWith('brine:line:')).map(key => items.getItem(key)),
    read: async id => read(id),
    remove: async id => { items.removeItem(game(id)); items.removeItem(line(id)); return 'kept'; },
    write: async (id, expected, fresh, text) => {
      const known = read(id);
      if (known && expected >= 0 && known.revision !== expected) return 'changed';
      items.setItem(game(id), JSON.stringify(fresh));
      items.setItem(line(id), text);
      return 'kept';
    },
  };
}

const unpacked = text => {
  try { return JSON.parse(text); } catch { return { text, revision: 0 }; }
};

function local() {
  localStorage.setItem('brine:probe', '1');
  localStorage.removeItem('brine:probe');
  return simple('local', {
    keys: () => Object.keys(localStorage),
    getItem: key => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: key => localStorage.removeItem(key),
  });
}

function memory() {
  const kept = new Map();
  return simple('memory', {
    keys: () => [...kept.keys()],
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  });
}

/** Find the best place to keep games; answers its kind. */
export async function open(wanted = 'any') {
  if (wanted === 'memory') shelf = memory();
  else {
    try {
      if (document.documentElement.dataset.storage === 'memory') throw new Error('forbidden');
      shelf = database(await opened());
    } catch {
      try { shelf = local(); } catch { shelf = memory(); }
    }
  }
  return shelf.kind;
}

export const lines = async () => JSON.stringify(await shelf.lines());

/** The saved game as JSON { text, revision }, or an empty text. */
export async function read(id) {
  const game = await shelf.read(id);
  return game === undefined ? '' : JSON.stringify(game);
}

/** `expected` is the revision we know (-1: whatever is there). Answers kept, changed (another tab was faster), full or failed. */
export async function write(id, expected, revision, text, line) {
  try {
    const answer = await shelf.write(id, expected, { text, revision }, line);
    if (answer === 'kept') channel?.postMessage(JSON.stringify({ id, revision }));
    return answer;
  } catch (problem) {
    return problem?.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

export async function remove(id) {
  try { return await shelf.remove(id); } catch { return 'failed'; }
}

let channel;

/** Hear of games that other tabs save: `listener` gets JSON { id, revision }. */
export function watch(listener) {
  try {
    channel = new BroadcastChannel('brine');
    channel.onmessage = ({ data }) => listener(String(data));
  } catch { /* one tab then never hears of another; the revision check still guards the games */ }
}

export function setting(name) {
  try { return localStorage.getItem(`brine.${name}`) ?? ''; } catch { return ''; }
}

export function keepSetting(name, value) {
  try { localStorage.setItem(`brine.${name}`, value); } catch { /* lasts as long as the page then */ }
}

const reloaded = () => globalThis.document?.wasDiscarded
  || ['reload', 'back_forward'].includes(performance.getEntriesByType('navigation')[0]?.type);

/** The game that lay on the table when this very page was loaded again; nothing on a new visit. */
export function lastOpen() {
  try { return reloaded() ? sessionStorage.getItem('brine.open') ?? '' : ''; } catch { return ''; }
}

export function keepOpen(id) {
  try { sessionStorage.setItem('brine.open', id); } catch { /* a reload then shows the list of games */ }
}
