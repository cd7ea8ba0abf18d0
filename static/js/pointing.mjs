// What appears while something is pointed at or has the focus: `data-shows="NAME"` on the thing, `data-shown="NAME"` on what
// appears. A :has() rule could say the same, but then every change of a large drawing would be searched by the browser.

let pointed = null;
let showing = '';

const name = thing => thing?.isConnected ? thing.closest('[data-shows]')?.dataset.shows ?? '' : '';

function show(wanted) {
  showing = wanted;
  for (const one of document.querySelectorAll('[data-shown]')) one.toggleAttribute('data-on', one.dataset.shown === wanted);
}

function look() {
  const focused = document.activeElement?.matches(':focus-visible') ? document.activeElement : null;
  const wanted = name(pointed) || name(focused);
  if (wanted !== showing) show(wanted);
}

document.addEventListener('pointerover', ({ target }) => { pointed = target; look(); });
document.addEventListener('pointerleave', ({ pointerType }) => {
  if (pointerType !== 'touch') { pointed = null; look(); } // a finger that is lifted has read nothing yet
});
document.addEventListener('focusin', look);
document.addEventListener('focusout', look);

/** A part was drawn anew: what was shown stays shown. */
export function redrawn() { if (showing) show(name(pointed) || showing); }
