// Keeps the whole page for offline play. The build fills in the version and the digest of every file.
const VERSION = '{{version}}';
const FILES = {{files}};
const PREFIX = 'brine ';
const CACHE = `${PREFIX}${registration.scope} ${VERSION}`;

/** The address a request is kept under: no query, no fragment, folders mean their index.html. */
const plain = url => {
  const address = new URL(url, registration.scope);
  address.search = address.hash = '';
  if (address.pathname.endsWith('/')) address.pathname += 'index.html';
  return address.href;
};
const key = name => `${plain(name)}?${FILES[name]}`;
const names = new Map(Object.keys(FILES).map(name => [plain(name), name]));
const ours = async () => (await caches.keys()).filter(name => name.startsWith(`${PREFIX}${registration.scope} `));

addEventListener('install', event => event.waitUntil(keepAll()));
addEventListener('activate', event => event.waitUntil(takeOver()));
addEventListener('fetch', event => {
  const name = event.request.method === 'GET' && names.get(plain(event.request.url));
  if (name) event.respondWith(kept(name, event.request));
});
addEventListener('message', event => { if (event.data === 'apply') event.waitUntil(apply(event.ports[0], event.source)); });

// A file that an older version already kept under the same digest is not fetched again.
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.keys(FILES).map(async name => {
    const known = await caches.match(key(name));
    const answer = known ?? await fetch(new Request(plain(name), { cache: 'no-cache' }));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(key(name), answer);
  }));
}

async function takeOver() {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await clients.claim();
}

async function kept(name, request) {
  const cache = await caches.open(CACHE);
  return await cache.match(key(name)) ?? fetch(request);
}

// Other tabs still run the old version and may have a game on the table: then the new one goes on waiting.
async function apply(port, source) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = open.filter(client => client.id !== source?.id).length;
  port?.postMessage({ others });
  if (others === 0) await skipWaiting();
}
