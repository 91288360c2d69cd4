import { atom } from 'jotai'
import { store } from '../browser/cookiesAndStore.ts'

/** Whether a newer version of the app is available. */
export const isNewVersionAtom = atom(false)

const HOUR_MILLISECONDS = 3_600_000
/** When to reload although the new worker hasn’t taken over, or although the reload before got no response. */
const RELOAD_AFTER_MILLISECONDS = [3000, 10_000, 30_000]

let registrationPromise: Promise<ServiceWorkerRegistration | undefined> | undefined

/**
 * Registers the service worker, which caches the app and checks for new versions; settles once it is active. Only
 * production builds have one.
 */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registrationPromise ??= register()
  return registrationPromise
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    watchForUpdates(registration)
    return await navigator.serviceWorker.ready
  } catch {
    // Without a service worker the app works while online.
    return undefined
  }
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  // The first worker of a browser isn’t a new version.
  const isFirst = navigator.serviceWorker.controller === null
  const announceUpdate = () => {
    if (registration.waiting && registration.active) store.set(isNewVersionAtom, true)
  }
  const watchInstalling = () => registration.installing?.addEventListener('statechange', announceUpdate)
  const checkForUpdate = () => void registration.update().catch(() => undefined)
  announceUpdate()
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) store.set(isNewVersionAtom, true)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkForUpdate()
  })
  setInterval(checkForUpdate, HOUR_MILLISECONDS)
}

/** Reloads the page with the new version. The caller has asked about unsaved changes. */
export async function activateNewVersion(): Promise<void> {
  const reload = () => window.location.reload()
  const pending = (await registrationPromise)?.waiting
  // The app has asked about unsaved changes, so the browser’s own question is suppressed.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
  if (!pending) return reload()
  // A worker that is being replaced may leave a navigation without a response: reload again.
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of the same origin
  pending.postMessage({ type: 'SKIP_WAITING' })
  for (const delay of RELOAD_AFTER_MILLISECONDS) setTimeout(reload, delay)
}
