// Animation one can follow: a thing with a `data-id` that has moved between two drawings glides to its new place.

const FARTHEST = 4000;
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Note where everything stands; the answer, called after the drawing, lets what has moved glide. */
export function watchMotion(element) {
  if (reduced.matches || document.documentElement.dataset.motion === 'none') return () => {};
  const before = new Map();
  for (const one of element.querySelectorAll('[data-id]')) before.set(one.dataset.id, one.getBoundingClientRect());
  if (!before.size) return () => {};
  return () => {
    for (const one of element.querySelectorAll('[data-id]')) {
      const old = before.get(one.dataset.id);
      if (old?.width) glide(one, old, one.getBoundingClientRect());
    }
  };
}

function glide(one, old, now) {
  const x = old.left - now.left, y = old.top - now.top;
  const distance = Math.hypot(x, y);
  if (distance < 3 || distance > FARTHEST || !now.width) return;
  const scale = one instanceof SVGElement && one.ownerSVGElement ? 1 / (one.ownerSVGElement.getScreenCTM()?.a || 1) : 1;
  const own = getComputedStyle(one).transform;
  const rest = own === 'none' ? '' : own;
  one.animate(
    [{ transform: `translate(${x * scale}px, ${y * scale}px) ${rest}` }, { transform: rest || 'none' }],
    { duration: Math.min(700, 250 + distance / 2), easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
