// What the worker that keeps the app (sw.js) does besides: its own part of `keptApp.ts`.

const BEFORE = 'before'

// A page that still runs the version before may ask for more of its files: they stay until the version after this one.
async function keepVersionBefore() {
  await caches.delete(BEFORE)
  for (const name of await caches.keys()) {
    if (!name.includes('precache')) continue
    const [from, to] = await Promise.all([caches.open(name), caches.open(BEFORE)])
    for (const request of await from.keys()) {
      const file = await from.match(request)
      if (file) await to.put(request, file)
    }
  }
}

// The one page that all addresses of the school have, for whoever opens the next one without a line.
async function keepPage() {
  const page = await fetch('/student/dashboard')
  const pages = await caches.open('pages')
  if (page.ok) await pages.put('/', page)
}

addEventListener('install', (event) => {
  event.waitUntil(keepVersionBefore())
  event.waitUntil(keepPage())
})

// The line is back: whoever has something to send sends it, also in a tab that nobody sees (`src/offline/lineBack.ts`).
async function tellLineBack() {
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own origin alone
    page.postMessage('line-back')
  }
}

addEventListener('sync', (event) => {
  if (event.tag === 'line-back') event.waitUntil(tellLineBack())
})

// A reminder for whoever chose to have it shown on this device.
addEventListener('push', (event) => {
  const { title = '', body = '', path = '/' } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon-192.png', data: { path } }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openSchool(event.notification.data.path))
})

// A tab of the school that is open comes forward as it is: somebody may be typing there.
async function openSchool(path) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (page) await page.focus()
  else await self.clients.openWindow(path)
}
