// The loading part of the static shell: stages, bar, and a clear word when it cannot go on.

const find = id => document.getElementById(id);
const STAGES = ['download', 'python', 'table'];
let current = 0;

/** A stage begins: the ones before it are done. Stages never go back. */
export function begin(stage) {
  const place = STAGES.indexOf(stage);
  if (place < current) return;
  current = place;
  for (const item of document.querySelectorAll('#stages [data-stage]')) {
    const own = STAGES.indexOf(item.dataset.stage);
    item.dataset.state = own < place ? 'done' : own === place ? 'now' : 'later';
    if (own === place) item.setAttribute('aria-current', 'step'); else item.removeAttribute('aria-current');
  }
  if (stage !== 'download') show(place === 1 ? 0.85 : 0.95);
}

/** Bytes that have arrived, as most of the bar. */
export function progress({ loaded, total }) {
  if (current === 0 && total) show(0.85 * Math.min(1, loaded / total));
}

/** The first board stands: the loading part has done its work. */
export function ready() {
  show(1);
  find('loading')?.setAttribute('hidden', '');
}

/** Say what went wrong in a sentence, and offer to try again. */
export function failed(problem) {
  console.error(problem);
  if (document.documentElement.dataset.app) return;
  const lost = problem.kind === 'download' || /fetch|import/i.test(problem.message);
  complain(!lost ? 'start' : navigator.onLine ? 'download' : 'offline', problem.message);
}

/** Show the prepared sentence for this kind of trouble. */
export function complain(kind, detail = '') {
  document.documentElement.dataset.app = 'failed';
  find('loading')?.setAttribute('hidden', '');
  const trouble = find('trouble');
  if (!trouble) return;
  for (const line of trouble.querySelectorAll('[data-trouble]')) line.hidden = line.dataset.trouble !== kind;
  const more = find('trouble-detail');
  if (more) more.textContent = detail;
  trouble.hidden = false;
}

function show(part) {
  const bar = find('progress');
  if (bar && part > bar.value) bar.value = part;
}
