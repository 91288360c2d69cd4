const NAME = 'line-back'

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/**
 * Calls when the line is back, also to a tab that nobody sees and whose timers sleep: browsers that can wake the worker for
 * it, which tells the tabs. It sends nothing by itself: only a tab knows who is signed in. Gives a way to stop.
 */
export function onReconnect(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === NAME) listener()
  }
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  window.addEventListener('online', listener)
  workers?.addEventListener('message', hear)
  return () => {
    window.removeEventListener('online', listener)
    workers?.removeEventListener('message', hear)
  }
}

/** Has the worker woken once the line is back. A browser without that goes by its own event. */
export async function registerBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(NAME)
  } catch {
    // It was told not to do anything in the background.
  }
}
