import { atom } from 'jotai'
import { store } from '../browser/environment.ts'

/** Whether the school’s pages are newer than those that are open here. */
export const isNewVersionAtom = atom(false)

const HOUR_MILLISECONDS = 3_600_000
/** When to reload although the new worker hasn’t taken over, or although the reload before got no response. */
const RELOAD_AFTER_MILLISECONDS = [3000, 10_000, 30_000]

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined

/**
 * Has the browser keep the app, and look now and then whether there is a newer one; settles once it is kept. Only the
 * built app has a worker.
 */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registered ??= register()
  return registered
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    follow(registration)
    return await navigator.serviceWorker.ready
  } catch {
    // A browser that keeps nothing: the school works as long as there is a line.
    return undefined
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  // The first one that a browser gets is no new version of anything.
  const isFirst = navigator.serviceWorker.controller === null
  const tell = () => {
    if (registration.waiting && registration.active) store.set(isNewVersionAtom, true)
  }
  const watch = () => registration.installing?.addEventListener('statechange', tell)
  const look = () => void registration.update().catch(() => undefined)
  tell()
  watch()
  registration.addEventListener('updatefound', watch)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) store.set(isNewVersionAtom, true)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  setInterval(look, HOUR_MILLISECONDS)
}

/** Loads the page anew, with the version that waits. Whoever calls it has asked whether anything would be lost. */
export async function activateNewVersion(): Promise<void> {
  const reload = () => window.location.reload()
  const waiting = (await registered)?.waiting
  // They were asked by the school already: the browser would ask once more.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  if (!waiting) return reload()
  // A worker that is being replaced may leave a navigation without a response: reload again.
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of the same origin
  waiting.postMessage({ type: 'SKIP_WAITING' })
  for (const delay of RELOAD_AFTER_MILLISECONDS) setTimeout(reload, delay)
}
