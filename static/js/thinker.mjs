// The worker that bots think in: the same Python, the same package, plain JSON in and out.
import { loadPyodide } from './boot.mjs';

const SLICE = 40; // milliseconds between two looks at the mailbox

const python = await loadPyodide();
const [begin, work, choice, hint] = python.runPython(`
import json
from pyapp.bots import hints, receive, reply

thoughts = {}

def begin(text):
    thoughts.clear()
    thoughts[0] = receive(json.loads(text))

def work():
    return thoughts[0].work()

def choice():
    return json.dumps(reply(thoughts[0]))

def hint(text):
    thought = receive(json.loads(text))
    found = hints(thought.game, thought.view, thought.seat, thought.seed)
    return json.dumps([one.to_json(thought.game) for one in found])

[begin, work, choice, hint]
`).toJs();

let current = 0;

async function think({ id, request, seconds }) {
  current = id;
  const until = performance.now() + seconds * 1000;
  begin(request);
  let done = work(); // whatever the clock says: the first slice already gives a considered move
  while (!done && current === id && performance.now() < until) {
    const pause = Math.min(until, performance.now() + SLICE);
    while (!done && performance.now() < pause) done = work();
    if (!done) {
      postMessage({ id, progress: JSON.parse(choice()).progress });
      await new Promise(resume => setTimeout(resume));
    }
  }
  postMessage({ id, answer: choice() });
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
