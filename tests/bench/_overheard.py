"""What is put into the page and its worker to overhear bots: programs and scripts as text."""

YARDSTICK = """
def yardstick():
    from time import perf_counter
    times = []
    for _ in range(3):
        start, total, seen = perf_counter(), 0, {}
        for number in range(150_000):
            total += number * number % 7
            seen[number & 255] = (number, total)
        times.append(1000 * (perf_counter() - start))
    return sorted(times)[1]

yardstick()
"""
OPENING = """
def opening(requests):
    import json
    from time import perf_counter
    from pyapp.bots import receive
    times = []
    for request in requests:
        start = perf_counter()
        receive(json.loads(request))
        times.append(1000 * (perf_counter() - start))
    return sorted(times)[len(times) // 2]

"""
"""What every decision pays before it thinks: the worker makes the game and the view from the request."""

LISTENERS = """
import { loadPyodide as benched } from './boot.mjs';
{
  const send = globalThis.postMessage.bind(globalThis);
  let received = 0;
  globalThis.postMessage = message => send({ ...message, worked: performance.now() - received });
  addEventListener('message', async event => {
    received = performance.now();
    if (!event.data.program) return;
    event.stopImmediatePropagation();
    send({ result: (await benched()).runPython(event.data.program) });
  });
}
"""

WATCH = """
globalThis.bench = { limit: %(limit)d, asked: [], answered: [], tasks: [], results: [], problems: [] };
new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) bench.tasks.push([startTime, duration]);
}).observe({ type: 'longtask', buffered: true });
globalThis.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    bench.started = performance.now();
    bench.held = [];
    bench.run = program => super.postMessage({ program });
    bench.pass = message => {
      const rehearsal = JSON.parse(message.request).seed === 0;
      if (rehearsal) { super.postMessage(message); return; }
      if (bench.asked.length >= bench.limit) return;
      bench.asked.push({ id: message.id, at: performance.now(), request: message.request });
      super.postMessage(message);
    };
    this.addEventListener('message', event => this.#heard(event));
    bench.run(%(yardstick)s);
  }
  #heard(event) {
    const at = performance.now(), { id, result, ready, worked, answer, problem } = event.data;
    if (ready) bench.awake = at;
    if (answer && bench.asked.some(one => one.id === id)) {
      const { done, fallback } = JSON.parse(answer);
      bench.answered.push({ id, at, worked, done, fallback });
    }
    if (problem) bench.problems.push(problem);
    if (result === undefined) return;
    event.stopImmediatePropagation();
    bench.results.push(result);
    for (const message of bench.held ?? []) bench.pass(message);
    bench.held = undefined;
  }
  postMessage(message) {
    if (!message.request) super.postMessage(message);
    else if (bench.held) bench.held.push(message);
    else bench.pass(message);
  }
};
"""
