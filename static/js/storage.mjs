// PyScript opens IndexedDB when it starts and gives up where storage is forbidden (a third-party frame, a sandbox).
// There, this module puts a stand-in that lives as long as the page: play goes on, nothing is kept.

/** True when the browser lets this page keep things. */
export const storageWorks = () => new Promise(answer => {
  try {
    const request = indexedDB.open('brine-probe');
    request.onsuccess = () => { request.result.close(); answer(true); };
    request.onerror = event => { event.preventDefault(); answer(false); };
    request.onblocked = () => answer(false);
  } catch { answer(false); }
});

/** Replace IndexedDB by the part of it that PyScript's storage uses, in memory. */
export function keepInMemory() {
  const databases = new Map();
  const open = name => {
    if (!databases.has(name)) databases.set(name, new Map());
    const entries = databases.get(name);
    const store = {
      count: () => later(entries.size),
      clear: () => later(entries.clear()),
      delete: key => later(void entries.delete(key)),
      get: key => later(entries.get(key)),
      getKey: key => later(entries.has(key) ? key : undefined),
      getAllKeys: () => later([...entries.keys()]),
      put: (value, key) => later((entries.set(key, value), key)),
    };
    return later({ objectStoreNames: ['entries'], transaction: () => ({ objectStore: () => store }), close() {} });
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
}

function later(result) {
  const request = {};
  queueMicrotask(() => { request.result = result; request.onsuccess?.({ target: request }); });
  return request;
}
