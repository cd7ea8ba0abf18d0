// First module of the page: its words in the reader's language, then, if this browser can play at all, everything else.
import { begin, complain, failed } from './shell.mjs';
import { keepSpeaking, speak } from './speak.mjs';

speak();
keepSpeaking();

document.getElementById('retry').addEventListener('click', () => location.reload());

const able = typeof WebAssembly === 'object' && typeof DecompressionStream === 'function';
if (able) {
  begin('download');
  import('./page.mjs').catch(failed);
} else {
  complain('browser');
}
