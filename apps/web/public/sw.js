/*
 * Keeps one page for when there is no network, and touches nothing else: every other request goes its usual way.
 * The name changes with the page, so that an old one is thrown away.
 */
const CACHE = 'offline-1';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
      // The page is asked for while this worker wakes up, so nobody waits for it.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(open(event));
});

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
