// The page's side of the bots' worker: it is started once the page stands, and asked one question at a time.
// A worker that breaks off or falls silent is let go; whoever asks again gets a new one.

const START = 60_000, SILENCE = 15_000; // milliseconds to wait for a worker's start, and for its next word

const waiting = new Map();
let worker, ready, next = 1;

/** Start the worker; answers true when Python is awake in it, false where no worker can start. */
export function wake() {
  ready ??= new Promise(answer => {
    try {
      worker = new Worker(new URL('./thinker.mjs', import.meta.url), { type: 'module' });
    } catch { answer(false); return; }
    const lost = reason => { letGo(reason); answer(false); };
    const late = setTimeout(lost, START, 'the worker did not start');
    worker.onmessage = ({ data }) => {
      if (!data.ready) { heard(data); return; }
      clearTimeout(late);
      answer(true);
    };
    worker.onerror = event => {
      event.preventDefault();
      clearTimeout(late);
      lost(event.message || 'the worker stopped');
    };
  });
  return ready;
}

function letGo(reason) {
  worker?.terminate();
  worker = ready = undefined;
  for (const asked of waiting.values()) { clearTimeout(asked.late); asked.fail(new Error(reason)); }
  waiting.clear();
}

function heard({ id, progress, answer, problem }) {
  const asked = waiting.get(id);
  if (!asked) return;
  clearTimeout(asked.late);
  if (progress !== undefined) {
    listen(asked);
    asked.progress?.(progress);
    return;
  }
  waiting.delete(id);
  if (problem) asked.fail(new Error(problem));
  else asked.answer(answer);
}

const listen = asked => { asked.late = setTimeout(letGo, SILENCE, 'the worker fell silent'); };

const ask = (message, progress) => new Promise((answer, fail) => {
  if (!worker) { fail(new Error('no worker')); return; }
  const id = next++, asked = { answer, fail, progress };
  waiting.set(id, asked);
  listen(asked);
  worker.postMessage({ ...message, id });
});

/** A decision; `progress` hears numbers from 0 to 1. */
export const think = (request, seconds, progress) => ask({ request, seconds }, progress);

export const hints = request => ask({ request, hint: true });

/** Take the best move found so far. */
export const moveNow = () => worker?.postMessage({ now: true });
