import type { KindOfRecord } from '@maktab/contract/schema'

export type Changed = readonly KindOfRecord[] | 'anything'
/** Listens until the line ends, breaks, or is given up. */
export type ReadLine = (reading: { signal: AbortSignal; onTold: (changed: Changed) => void }) => Promise<void>

/** Of the lock that the tab with the line has, and of the channel on which it tells the others. */
const NAME = 'changes'
const LEFT = 'left'
/** Whoever begins to listen is told by the school what was changed in the five seconds before. */
const GAP_MILLISECONDS = 4000

/**
 * One line for all tabs of a browser: one of them listens and tells the others, and when it goes the next one does. Where
 * browsers have no locks (on pages without TLS), each tab has its own.
 */
export function shareLine(read: ReadLine): ReadLine {
  if (!('locks' in navigator)) return read
  return async ({ signal, onTold }) => {
    const others = new BroadcastChannel(NAME)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a channel says stays within its origin
    const say = (words: Changed | typeof LEFT) => others.postMessage(words)
    const listen = async (onEvent: (changed: Changed) => void) => {
      const leave = () => say(LEFT)
      signal.addEventListener('abort', leave)
      await read({ signal, onTold: onEvent }).finally(() => signal.removeEventListener('abort', leave))
    }
    const tell = (changed: Changed) => {
      onTold(changed)
      say(changed)
    }
    const tryFirst = () =>
      navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
        if (lock) await listen(tell)
        return lock !== null
      })
    const takeOver = async () => {
      let leftAt = -Infinity
      others.addEventListener('message', ({ data }: MessageEvent<Changed | typeof LEFT>) => {
        if (data === LEFT) leftAt = performance.now()
        else onTold(data)
      })
      onTold([])
      await navigator.locks.request(NAME, { signal }, () => {
        let hasBegun = false
        return listen((changed) => {
          // A line that broke, or whose tab was closed, may have missed anything.
          const isKnown = hasBegun || performance.now() - leftAt < GAP_MILLISECONDS
          hasBegun = true
          tell(isKnown ? changed : 'anything')
        })
      })
    }
    try {
      if (!(await tryFirst())) await takeOver()
    } finally {
      others.close()
    }
  }
}
