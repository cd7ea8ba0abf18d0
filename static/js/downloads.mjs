// Counts what arrives while Python is loading, so that the page can show a bar that moves.
// Listeners get `brine:progress` events with { loaded, total } in bytes.

const heard = new EventTarget();
let loaded = 0, total = 0;

export const onProgress = listener => heard.addEventListener('progress', () => listener({ loaded, total }));

const arrived = bytes => { loaded += bytes; heard.dispatchEvent(new Event('progress')); };

/** Fetches a file of the runtime and counts its bytes as they come. `sizes` are those of the files as stored. */
export function downloads(at, sizes) {
  const counted = new Set(Object.keys(sizes).map(at));
  total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  watchOthers(counted, at, sizes);
  return async name => {
    const answer = await fetch(at(name));
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
    counted.delete(at(name));
    return counting(answer);
  };
}

function counting(answer) {
  const count = new TransformStream({ transform(chunk, out) { arrived(chunk.byteLength); out.enqueue(chunk); } });
  return new Response(answer.body.pipeThrough(count), { headers: answer.headers });
}

// Pyodide fetches its own parts: WebAssembly is compiled (and its code cached) only from an untouched answer,
// so these count when they are complete.
function watchOthers(waiting, at, sizes) {
  const size = Object.fromEntries(Object.entries(sizes).map(([name, bytes]) => [at(name), bytes]));
  const observer = new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) if (waiting.delete(name)) arrived(size[name]);
  });
  try { observer.observe({ type: 'resource', buffered: true }); } catch { /* a bar without these is still a bar */ }
}
