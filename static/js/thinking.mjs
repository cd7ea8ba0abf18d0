// The page's side of the bots' worker: it is started once the page stands, and asked one question at a time.

const waiting = new Map();
let worker, ready, next = 1;

/** Start the worker; answers true when Python is awake in it, false where no worker can start. */
export function wake() {
  ready ??= new Promise(answer => {
    try {
      worker = new Worker(new URL('./thinker.mjs', import.meta.url), { type: 'module' });
    } catch { answer(false); return; }
    worker.onmessage = ({ data }) => {
      if (data.ready) answer(true);
      else heard(data);
    };
    worker.onerror = event => {
      event.preventDefault();
      answer(false);
      for (const { fail } of waiting.values()) fail(new Error(event.message || 'the worker stopped'));
      waiting.clear();
      worker = undefined;
    };
  });
  return ready;
}

function heard({ id, progress, answer, problem }) {
  const asked = waiting.get(id);
  if (!asked) return;
  if (progress !== undefined) { asked.progress?.(progress); return; }
  waiting.delete(id);
  if (problem) asked.fail(new Error(problem));
  else asked.answer(answer);
}

const ask = (message, progress) => new Promise((answer, fail) => {
  if (!worker) { fail(new Error('no worker')); return; }
  const id = next++;
  waiting.set(id, { answer, fail, progress });
  worker.postMessage({ ...message, id });
});

/** A decision; `progress` hears numbers from 0 to 1. */
export const think = (request, seconds, progress) => ask({ request, seconds }, progress);

export const hints = request => ask({ request, hint: true });

/** Take the best move found so far. */
export const moveNow = () => worker?.postMessage({ now: true });
