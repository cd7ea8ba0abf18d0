// The words of the static page in the reader's language, and again whenever another one is chosen.
import { words } from './words.mjs';

const root = document.documentElement;
const english = new Map();

/** Translate what stands in the page; the build has written the English words into it. */
export function speak() {
  const translated = words[root.lang] ?? {};
  for (const place of document.querySelectorAll('[data-word]')) {
    if (place.localName === 'title' && root.dataset.app === 'ready') continue; // by now it says whose turn it is
    if (!english.has(place)) english.set(place, place.textContent);
    place.textContent = translated[place.dataset.word] ?? english.get(place);
  }
  for (const place of document.querySelectorAll('[data-word-label]')) {
    if (!english.has(place)) english.set(place, place.getAttribute('aria-label'));
    place.setAttribute('aria-label', translated[place.dataset.wordLabel] ?? english.get(place));
  }
}

/** The notice of a new version outlives the static page: it follows the language that is chosen later. */
export const keepSpeaking = () => new MutationObserver(speak).observe(root, { attributeFilter: ['lang'] });
