// First thing the page runs: can this browser play at all? It imports the rest only if so, and says so if a part does not arrive.
import { complain, failed } from './shell.mjs';

document.getElementById('retry')?.addEventListener('click', () => location.reload());

const able = typeof WebAssembly === 'object' && typeof DecompressionStream === 'function';
if (able) import('./page.mjs').catch(failed);
else complain('browser');
