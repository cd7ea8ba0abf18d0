// The service worker: everything is kept for offline play, and a new version waits until the player asks for it.

/** Register the service worker once the first board stands, so that it never competes with the start. */
export async function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    watch(registration);
    await navigator.serviceWorker.ready;
    document.documentElement.dataset.offline = 'ready';
  } catch (problem) {
    console.info('Not kept for offline play:', problem.message);
  }
}

function watch(registration) {
  const offer = () => { if (registration.waiting && navigator.serviceWorker.controller) announce(registration); };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

// A waiting version changes nothing by itself: the page in front of the player stays as it is until this button is pressed.
function announce(registration) {
  const notice = document.getElementById('update');
  if (!notice || !notice.hidden) return;
  notice.hidden = false;
  document.documentElement.dataset.update = 'ready';
  notice.querySelector('[data-update="now"]').addEventListener('click', () => apply(registration, notice));
  notice.querySelector('[data-update="later"]').addEventListener('click', () => { notice.hidden = true; });
}

function apply(registration, notice) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => { notice.querySelector('#update-others').hidden = data.others === 0; };
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting?.postMessage('apply', [port2]);
}
