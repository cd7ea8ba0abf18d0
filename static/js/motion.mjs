// Animation one can follow: a thing with a `data-id` that has moved between two drawings glides to its new place.
// Places are read once a frame, when the browser lays the page out anyway; a drawing itself never waits for them.

const FARTHEST = 4000;
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const off = () => reduced.matches || document.documentElement.dataset.motion === 'none';

let places = new Map();
let waiting = false;

const forget = () => places.clear();
addEventListener('resize', forget);
document.addEventListener('scroll', ({ target }) => { if (target.id !== 'log-list') forget(); }, { capture: true, passive: true });

/** Something was drawn: in the next frame, whatever has moved glides. */
export function drawn() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    if (off()) { forget(); return; }
    const now = new Map();
    const moved = [];
    for (const one of document.querySelectorAll('[data-id]')) {
      const place = one.getBoundingClientRect();
      now.set(one.dataset.id, place);
      const old = places.get(one.dataset.id);
      if (old?.width && place.width) moved.push([one, old.left - place.left, old.top - place.top]);
    }
    places = now;
    for (const [one, x, y] of moved) glide(one, x, y);
  });
}

function glide(one, x, y) {
  const distance = Math.hypot(x, y);
  if (distance < 3 || distance > FARTHEST) return;
  const scale = one.ownerSVGElement ? 1 / (one.ownerSVGElement.getScreenCTM()?.a || 1) : 1;
  const own = getComputedStyle(one).transform;
  const rest = own === 'none' ? '' : own;
  one.animate(
    [{ transform: `translate(${x * scale}px, ${y * scale}px) ${rest}` }, { transform: rest || 'none' }],
    { duration: Math.min(700, 250 + distance / 2), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
