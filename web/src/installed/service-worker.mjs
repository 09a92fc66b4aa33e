/**
 * Runs beside the pages: keeps the shell for when the network is gone, and shows what the inn has pushed.
 * Its version and the files of the shell are filled in by the build.
 */
const CACHE = 'blueboar-__VERSION__';
const SHELL = JSON.parse('__SHELL__');
/** What the page for the box on the table wants, in every language: kept once somebody has opened it. */
const BOX = JSON.parse('__BOX__');
/** Says in a cache that the box is kept there. */
const BOX_IS_KEPT = '/box-is-kept';

async function keepBox() {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const file of BOX) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
  await cache.put(BOX_IS_KEPT, new Response('yes'));
}

self.addEventListener('install', (event) => {
  const fill = async () => {
    // Asked before this version has a cache of its own: what worked offline goes on doing so.
    const hadBox = await caches.match(BOX_IS_KEPT);
    await (await caches.open(CACHE)).addAll(SHELL);
    if (hadBox) await keepBox();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const others = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('blueboar-') && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(others());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'keep-box') {
    const answer = (word) => event.ports[0]?.postMessage(word);
    event.waitUntil(keepBox().then(() => answer('kept'), () => answer('not kept')));
  }
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/') || SHELL.includes(url.pathname)) event.respondWith(asset(event.request));
});

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  const show = self.registration.showNotification('Blue Boar', {
    body: notice.text,
    tag: notice.table || 'blueboar',
    icon: '/icon-192.png',
    lang: notice.language,
    dir: notice.language === 'fa' ? 'rtl' : 'ltr',
    data: { link: notice.link },
  });
  event.waitUntil(show);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? '/', location.origin);
  if (link.origin !== location.origin) return;
  const go = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((client) => new URL(client.url).pathname === link.pathname);
    await (there ? there.focus() : self.clients.openWindow(link.href));
  };
  event.waitUntil(go());
});
