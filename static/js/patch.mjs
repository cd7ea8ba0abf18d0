// The bridge by which Python draws: a board is one text, and only what differs is touched in the document.
import { Idiomorph } from './idiomorph.mjs';

const SVG = 'http://www.w3.org/2000/svg';

/** Make the inside of `element` equal to `html`, keeping focus, scroll positions, selections and running animations. */
export function patch(element, html) {
  const fresh = element.namespaceURI === SVG ? drawing(html) : html;
  Idiomorph.morph(element, fresh, { morphStyle: 'innerHTML', ignoreActiveValue: true, restoreFocus: true });
}

// Text inside an <svg> has to be read as SVG, or its elements would be unknown HTML ones.
function drawing(text) {
  const page = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, 'text/html');
  return [...page.querySelector('svg').childNodes];
}
