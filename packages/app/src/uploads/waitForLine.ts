const MOST_MILLISECONDS = 30_000

/** Waits before something is tried again: longer with each try, until the browser says that the line is back. */
export function waitForLine(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, Math.min(MOST_MILLISECONDS, 1000 * 2 ** tries))
    window.addEventListener('online', goOn)
    signal.addEventListener('abort', goOn)
  })
}
