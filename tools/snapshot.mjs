// Python's memory right after it imported the package: node snapshot.mjs STDLIB APP TARGET MODULE...
// The page restores it instead of starting from nothing. No JavaScript object may be alive in Python when it is taken.
import { loadPyodide } from '../node_modules/pyodide/pyodide.mjs';
import fs from 'node:fs';
import zlib from 'node:zlib';

const [stdlib, app, target, ...modules] = process.argv.slice(2);
const { info } = JSON.parse(fs.readFileSync(new URL('../node_modules/pyodide/pyodide-lock.json', import.meta.url)));
try {
  fs.writeFileSync(target, zlib.gzipSync(await memory(), { level: 9 }));
} catch (problem) {
  console.error(problem.message ?? problem); // Node would print the whole minified interpreter above it
  process.exit(1);
}

async function memory() {
  const python = await loadPyodide({
    stdLibURL: stdlib, _makeSnapshot: true, lockFileContents: { info, packages: {} }, packageBaseUrl: '/',
    env: { PYTHONPATH: '/lib/app.zip' },
    fsInit: async FS => FS.writeFile('/lib/app.zip', fs.readFileSync(app)),
  });
  python.runPython(`
import gc, importlib
for name in ${JSON.stringify(modules)}:
    importlib.import_module(name)
del name
gc.collect()
gc.freeze()  # what is here stays: no later collection looks through it again
`);
  return python.makeMemorySnapshot();
}
