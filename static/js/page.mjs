// The page before Python: what is loading, what went wrong, and the order in which things start.
import { loadPyodide } from './boot.mjs';
import { onProgress } from './downloads.mjs';
import { keepInMemory, storageWorks } from './storage.mjs';
import { begin, failed, progress, ready } from './shell.mjs';
import { keepOffline } from './offline.mjs';

onProgress(progress);

async function start() {
  const kept = await storageWorks();
  if (!kept) keepInMemory();
  document.documentElement.dataset.storage = kept ? 'kept' : 'memory';
  const { hooks } = await import('../pyscript/core.js');
  hooks.worker.onBeforeRunAsync.clear(); // else PyScript would need a policy with 'unsafe-eval'
  hooks.main.onReady.add(() => begin('table'));
  await loadPyodide();
  begin('python');
}

// Python says `data-app="ready"` on <html> when the first board stands.
new MutationObserver((_, observer) => {
  if (document.documentElement.dataset.app !== 'ready') return;
  observer.disconnect();
  performance.mark('brine:ready');
  ready();
  if (parent !== window) parent.postMessage({ brine: 'ready' }, '*'); // static/embed.js tells the host page
  keepOffline();
}).observe(document.documentElement, { attributeFilter: ['data-app'] });

document.querySelector('script[type="py"]').addEventListener('py:done', () => {
  if (document.documentElement.dataset.app !== 'ready') failed(new Error('Python stopped before the table was set'));
});

start().catch(failed);
