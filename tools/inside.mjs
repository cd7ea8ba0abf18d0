// Runs a Python script inside Pyodide under Node: node inside.mjs ROOT STDLIB SCRIPT JOB
// ROOT is mounted as /project; the script finds the path of its JSON job in sys.argv[1].
import { loadPyodide } from '../node_modules/pyodide/pyodide.mjs';

const [root, stdlib, script, job] = process.argv.slice(2);
const python = await loadPyodide({ stdLibURL: stdlib }).catch(fail);
python.FS.mkdirTree('/project');
python.mountNodeFS('/project', root);
const program = `
import os, sys
os.chdir("/project")
sys.dont_write_bytecode = True
sys.argv = [${JSON.stringify(script)}, ${JSON.stringify(job)}]
with open(sys.argv[0], encoding="utf-8") as source:
    exec(compile(source.read(), sys.argv[0], "exec"), {"__name__": "__main__"})
`;
try { python.runPython(program); } catch (problem) { fail(problem); }

// Node would print the whole minified interpreter above the message.
function fail(problem) {
  console.error(problem.message ?? problem);
  process.exit(1);
}
