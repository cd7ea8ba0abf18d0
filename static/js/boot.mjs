// The interpreter that pyscript.toml names. Python starts as soon as this module is evaluated, in parallel with
// PyScript itself: from a snapshot of its memory where there is one, else the ordinary way.
import { loadPyodide as load, version } from '../runtime/pyodide.mjs';
import { pyodide, snapshot, sizes } from './about.mjs';
import { expect, fetched, loss } from './downloads.mjs';

export { version };

const at = name => new URL(`../runtime/${name}`, import.meta.url).href;
const sink = { stdout: line => console.log(line), stderr: line => console.error(line) };

// A slow or metered first visit is better off without the snapshot's megabytes.
const { saveData, effectiveType = '4g' } = globalThis.navigator?.connection ?? {};
const frugal = saveData || effectiveType !== '4g';
const restoring = snapshot && !frugal;

const awaited = Object.keys(sizes).filter(name => restoring || name !== 'boot.snap.gz');
expect(Object.fromEntries(awaited.map(name => [at(name), sizes[name]])), [at('app.zip'), at('boot.snap.gz')]);

const options = {
  indexURL: at(''), packageBaseUrl: at(''), stdLibURL: at('stdlib.zip'),
  lockFileContents: { info: pyodide, packages: {} },
  env: { PYTHONPATH: '/lib/app.zip' },
  stdout: line => sink.stdout(line), stderr: line => sink.stderr(line),
};

async function start() {
  const app = fetched(at('app.zip')).then(answer => answer.arrayBuffer()).then(buffer => new Uint8Array(buffer));
  const memory = restoring ? fetched(at('boot.snap.gz')).then(unpacked) : undefined;
  const base = { ...options, fsInit: async FS => FS.writeFile('/lib/app.zip', await app) };
  let python;
  try {
    python = memory ? await restored(base, await memory) : await load(base);
  } catch (problem) {
    if (!memory) throw problem;
    console.info('The memory snapshot did not fit, starting without it:', problem.message);
    python = await load(base);
  }
  // PyScript writes its Python package as source into the working folder; the compiled one in the archive is faster.
  python.runPython('import sys; sys.path.insert(0, "/lib/app.zip")');
  return python;
}

async function restored(base, memory) {
  const python = await load({ ...base, _loadSnapshot: memory });
  delete python._api.config._loadSnapshot; // tens of megabytes that nobody needs any more
  python.runPython('import random; random.seed(); del random'); // else every visit would draw the same numbers
  return python;
}

const unpacked = answer => new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

const needed = awaited.filter(name => name !== 'boot.snap.gz').map(at);
const running = Promise.race([loss(needed), start()]);
running.catch(() => {}); // whoever asks for Python gets the reason

export const loadPyodide = ({ stdout, stderr } = {}) => {
  if (stdout) sink.stdout = stdout;
  if (stderr) sink.stderr = stderr;
  return running;
};
