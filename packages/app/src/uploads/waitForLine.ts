import { registerBackgroundSync, onReconnect } from '../offline/onReconnect.ts'

const MAX_RETRY_DELAY = 30_000

/** Waits before something is tried again: longer with each try, until the browser says that the line is back. */
export function waitForReconnect(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, Math.min(MAX_RETRY_DELAY, 1000 * 2 ** tries))
    const stopListening = onReconnect(goOn)
    void registerBackgroundSync()
    signal.addEventListener('abort', goOn)
  })
}
