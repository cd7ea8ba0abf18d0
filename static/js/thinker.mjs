// The worker that bots think in: the same Python, the same package, plain JSON in and out.
import { loadPyodide } from './boot.mjs';

const SLICE = 40; // milliseconds between two looks at the mailbox

const python = await loadPyodide();
const [begin, work, progress, end, hint] = python.runPython(`
import json
from pyapp.bots import hints, receive, reply

thoughts = {}

def begin(id, text):
    thoughts[id] = receive(json.loads(text))

def work(id):
    return thoughts[id].work()

def progress(id):
    return thoughts[id].progress

def end(id):
    return json.dumps(reply(thoughts.pop(id)))

def hint(text):
    thought = receive(json.loads(text))
    found = hints(thought.game, thought.view, thought.seat, thought.seed)
    return json.dumps([one.to_json(thought.game) for one in found])

[begin, work, progress, end, hint]
`).toJs();

let current = 0;

async function think({ id, request, seconds }) {
  current = id;
  const until = performance.now() + seconds * 1000;
  begin(id, request);
  let done = work(id); // whatever the clock says: the first slice already gives a considered move
  while (!done && current === id && performance.now() < until) {
    const pause = Math.min(until, performance.now() + SLICE);
    while (!done && performance.now() < pause) done = work(id);
    if (!done) {
      postMessage({ id, progress: progress(id) });
      await new Promise(resume => setTimeout(resume));
    }
  }
  postMessage({ id, answer: end(id) });
}

addEventListener('message', ({ data }) => {
  try {
    if (data.now) current = 0;
    else if (data.hint) postMessage({ id: data.id, answer: hint(data.request) });
    else think(data).catch(problem => postMessage({ id: data.id, problem: problem.message }));
  } catch (problem) {
    postMessage({ id: data.id, problem: problem.message });
  }
});
postMessage({ ready: true });
