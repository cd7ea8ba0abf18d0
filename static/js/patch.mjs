// The bridge by which Python draws: a board is one text, and only what differs is touched in the document.
import morphdom from './morphdom.mjs';
import { drawn } from './motion.mjs';
import { redrawn } from './pointing.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/**
 * Make the inside of `element` equal to `html`. Elements that stay are the same objects afterwards: focus, scroll
 * positions, selections and running animations survive. An `id` tells apart what moves; the rest goes by its place.
 */
export function patch(element, html) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const places = [...scrolled].filter(one => element.contains(one)).map(one => [one, one.scrollLeft, one.scrollTop]);
  morphdom(element, read(element, html), {
    childrenOnly: true,
    onBeforeElUpdated: (old, fresh) => {
      if (old.localName === 'details') fresh.open = old.open; // the reader opened it, not the drawing
      return !old.isEqualNode(fresh) && !(old === focused && old.matches(TYPED_IN));
    },
  });
  if (focused && focused !== document.activeElement) refocus(focused);
  for (const [one, left, top] of places) if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo(left, top);
  redrawn();
  drawn();
}

// An element that is moved in the document forgets how far it was scrolled.
const scrolled = new Set();
document.addEventListener('scroll', ({ target }) => {
  for (const one of scrolled) if (!one.isConnected) scrolled.delete(one);
  if (target !== document) scrolled.add(target);
}, { capture: true, passive: true });

// Text inside an <svg> has to be read as SVG, or its elements would be unknown HTML ones.
function read(element, text) {
  const template = document.createElement('template');
  const drawing = element.namespaceURI === SVG && element.localName !== 'foreignObject';
  template.innerHTML = drawing ? `<svg xmlns="${SVG}">${text}</svg>` : `<div>${text}</div>`;
  return template.content.firstElementChild;
}

// A focused element that was moved, or replaced by one with its id, gets the focus back.
function refocus(focused) {
  const again = focused.isConnected ? focused : focused.id && document.getElementById(focused.id);
  if (again) again.focus({ preventScroll: true });
}
