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
  morphdom(element, read(element, html), {
    childrenOnly: true,
    onBeforeElUpdated: (old, fresh) => {
      if (old.localName === 'details') fresh.open = old.open; // the reader opened it, not the drawing
      return !old.isEqualNode(fresh) && !(old === focused && old.matches(TYPED_IN));
    },
  });
  if (focused && focused !== document.activeElement) refocus(focused);
  keepPlaces();
  redrawn();
  drawn();
}

// An element that is moved in the document forgets how far it was scrolled. Where each was is noted when it scrolls and
// set right once a frame, when the page is laid out anyway: a patch itself never waits for that.
const NEAR = 24; // pixels from its end at which a list still follows what is added
const scrolled = new Map();
const followed = new Set();
let held, keeping = false;

document.addEventListener('scroll', ({ target }) => {
  if (target === document) return;
  const atEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - NEAR;
  scrolled.set(target, { left: target.scrollLeft, top: target.scrollTop, atEnd, of: target.dataset?.of });
}, { capture: true, passive: true });

addEventListener('resize', () => { for (const [one, { atEnd }] of scrolled) if (atEnd) follow(one); });

/** Show the end of a list, unless its reader has gone back in it; of something else (`data-of`) it shows the end first. */
export function follow(list) {
  if (list.dataset.of === undefined) return;
  followed.add(list);
  keepPlaces();
}

/** Whatever the next patch adds above this element, it stays where it is on the screen. */
export function hold(element) { held = { element, top: element.getBoundingClientRect().top }; }

function keepPlaces() {
  if (keeping || !(scrolled.size || followed.size || held)) return;
  keeping = true;
  requestAnimationFrame(() => {
    keeping = false;
    for (const [one, { left, top }] of scrolled) {
      if (!one.isConnected) scrolled.delete(one);
      else if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo(left, top);
    }
    for (const one of followed) {
      const known = scrolled.get(one);
      if (!known || known.atEnd || known.of !== one.dataset.of) one.scrollTop = one.scrollHeight;
    }
    followed.clear();
    if (held?.element.isConnected) {
      const list = held.element.closest('[data-of]');
      if (list) list.scrollTop += held.element.getBoundingClientRect().top - held.top;
    }
    held = undefined;
  });
}

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
