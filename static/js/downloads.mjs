// What arrives while Python is loading: how much of it, so that a bar can move, and whether a part got lost.

const heard = new EventTarget();
let loaded = 0, total = 0;

/** Call the listener with { loaded, total } in bytes whenever more has arrived. */
export const onProgress = listener => heard.addEventListener('progress', () => listener({ loaded, total }));

const arrived = bytes => { loaded += bytes; heard.dispatchEvent(new Event('progress')); };

/** Fetch a file and count its bytes as they come. */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw lost(url, answer.status);
  const count = new TransformStream({ transform(chunk, out) { arrived(chunk.byteLength); out.enqueue(chunk); } });
  return new Response(answer.body.pipeThrough(count));
}

/** Expect files of these sizes (address -> bytes). Those fetched by others count when they are complete. */
export function expect(sizes, countedHere) {
  total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const waiting = new Set(Object.keys(sizes).filter(url => !countedHere.includes(url)));
  const observer = new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) if (waiting.delete(name)) arrived(sizes[name]);
  });
  try { observer.observe({ type: 'resource', buffered: true }); } catch { /* a bar without these is still a bar */ }
}

/**
 * A promise that fails when one of these files cannot be had. Pyodide only writes such a loss to the console and then
 * waits for ever, so what it calls is watched here; the answers themselves stay untouched.
 */
export function loss(urls) {
  return new Promise((_, fail) => {
    const { fetch } = globalThis;
    globalThis.fetch = (resource, options) => {
      const url = String(resource?.url ?? resource);
      const answer = fetch(resource, options);
      if (urls.includes(url)) answer.then(({ ok, status }) => ok || fail(lost(url, status)), () => fail(lost(url)));
      return answer;
    };
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = (...parts) => {
      const module = instantiateStreaming.apply(WebAssembly, parts);
      module.catch(problem => fail(lost('WebAssembly', problem.message)));
      return module;
    };
  });
}

const lost = (url, reason = 'no answer') =>
  Object.assign(new Error(`${url.split('/').at(-1)}: ${reason}`), { kind: 'download' });
