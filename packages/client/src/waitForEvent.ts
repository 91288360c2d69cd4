/**
 * Waits for an event or until the signal is aborted. `subscribe` gets the function to call on the event, and returns one
 * that unsubscribes.
 */
export function waitForEvent(signal: AbortSignal, subscribe: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const unsubscribe = subscribe(done)
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
  })
}

/** Subscribes to a timeout. */
export function afterDelay(milliseconds: number, done: () => void): () => void {
  const timer = setTimeout(done, milliseconds)
  return () => clearTimeout(timer)
}
