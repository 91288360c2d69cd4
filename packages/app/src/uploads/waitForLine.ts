import { expectLine, onLineBack } from '../offline/lineBack.ts'

const MOST_MILLISECONDS = 30_000

/** Waits before something is tried again: longer with each try, until the browser says that the line is back. */
export function waitForLine(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, Math.min(MOST_MILLISECONDS, 1000 * 2 ** tries))
    const stopListening = onLineBack(goOn)
    void expectLine()
    signal.addEventListener('abort', goOn)
  })
}
