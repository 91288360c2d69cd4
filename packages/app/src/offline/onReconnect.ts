const NAME = 'line-back'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/**
 * Calls the listener when the connection is back. Also reaches hidden tabs with suspended timers: browsers with
 * background sync wake the service worker, which informs the tabs. Only tabs send requests, because they know who is
 * signed in. Returns a function to stop.
 */
export function onReconnect(listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === NAME) listener()
  }
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  window.addEventListener('online', listener)
  workers?.addEventListener('message', onMessage)
  return () => {
    window.removeEventListener('online', listener)
    workers?.removeEventListener('message', onMessage)
  }
}

/** Registers a background sync for when the connection is back. Browsers without it use the `online` event. */
export async function registerBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(NAME)
  } catch {
    // Background sync is disabled.
  }
}
