// Imported by the service worker (sw.js): previous version, background sync and push notifications.

const BEFORE = 'before'

// A page of the previous version may still request its files, so they are kept until the next version.
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

// Caches the app shell, which is the same for all signed-in URLs, for offline navigation.
async function keepPage() {
  const page = await fetch('/student/dashboard')
  const pages = await caches.open('pages')
  if (page.ok) await pages.put('/', page)
}

addEventListener('install', (event) => {
  event.waitUntil(keepVersionBefore())
  event.waitUntil(keepPage())
})

// Notifies all tabs, including hidden ones, that the connection is back (`src/offline/onReconnect.ts`).
async function tellLineBack() {
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own origin alone
    page.postMessage('line-back')
  }
}

addEventListener('sync', (event) => {
  if (event.tag === 'line-back') event.waitUntil(tellLineBack())
})

// Shows a reminder as a notification.
addEventListener('push', (event) => {
  const { title = '', body = '', path = '/' } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon-192.png', data: { path } }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openSchool(event.notification.data.path))
})

// Focuses an open tab without navigating it, because the user may be typing there.
async function openSchool(path) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (page) await page.focus()
  else await self.clients.openWindow(path)
}
