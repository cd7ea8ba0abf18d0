// First module of the page: its words in the reader's language, then, if this browser can play at all, everything else.
import { begin, complain, failed } from './shell.mjs';
import { words } from './words.mjs';

const translated = words[document.documentElement.lang] ?? {};
for (const place of document.querySelectorAll('[data-word]')) {
  place.textContent = translated[place.dataset.word] ?? place.textContent;
}
for (const place of document.querySelectorAll('[data-word-label]')) {
  place.setAttribute('aria-label', translated[place.dataset.wordLabel] ?? place.getAttribute('aria-label'));
}

document.getElementById('retry').addEventListener('click', () => location.reload());

const able = typeof WebAssembly === 'object' && typeof DecompressionStream === 'function';
if (able) {
  begin('download');
  import('./page.mjs').catch(failed);
} else {
  complain('browser');
}
