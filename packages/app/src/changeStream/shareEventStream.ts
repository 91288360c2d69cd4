import type { KindOfRecord } from '@maktab/contract/schema'

export type ChangedKinds = readonly KindOfRecord[] | 'anything'
/** Listens until the line ends, breaks, or is given up. */
export type EventStreamReader = (reading: {
  signal: AbortSignal
  onChange: (changed: ChangedKinds) => void
}) => Promise<void>

/** Of the lock that the tab with the line has, and of the channel on which it tells the others. */
const NAME = 'changes'
const LEFT = 'left'
/** A tab joins with the age of its page in milliseconds: it has read its data within that time. */
type Joined = { joined: number }
type Said = ChangedKinds | Joined | typeof LEFT
/** How long the tab with the line keeps changes for tabs that join later. On a slow connection that takes a while. */
const BUFFER_MILLISECONDS = 60_000
/** A line that is taken over sooner has missed nothing. */
const MAX_HANDOVER_MILLISECONDS = 4000

/**
 * One line for all tabs of a browser: one of them listens and tells the others, and when it goes the next one does. Where
 * browsers have no locks (on pages without TLS), each tab has its own.
 */
export function shareEventStream(read: EventStreamReader): EventStreamReader {
  if (!('locks' in navigator)) return read
  return async ({ signal, onChange }) => {
    const others = new BroadcastChannel(NAME)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a channel says stays within its origin
    const say = (words: Said) => others.postMessage(words)
    const leave = () => say(LEFT)
    let leftAt = -Infinity
    let kept: { at: number; changed: ChangedKinds }[] = []
    const sayKept = (milliseconds: number) => {
      for (const { at, changed } of kept) if (performance.now() - at < milliseconds) say(changed)
    }
    others.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data === LEFT) leftAt = performance.now()
      else if (typeof data === 'object' && 'joined' in data) sayKept(Math.min(data.joined, BUFFER_MILLISECONDS))
      else onChange(data)
    })
    const listen = async (isNext: boolean) => {
      let hasBegun = false
      const onEvent = (told: ChangedKinds) => {
        // A line that broke, or whose tab was closed, may have missed anything.
        const isKnown = hasBegun || !isNext || performance.now() - leftAt < MAX_HANDOVER_MILLISECONDS
        const changed = isKnown ? told : 'anything'
        const at = performance.now()
        hasBegun = true
        kept = [...kept.filter((one) => at - one.at < BUFFER_MILLISECONDS), { at, changed }]
        onChange(changed)
        say(changed)
      }
      signal.addEventListener('abort', leave)
      await read({ signal, onChange: onEvent }).finally(() => signal.removeEventListener('abort', leave))
    }
    try {
      const wasFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
        if (lock) await listen(false)
        return lock !== null
      })
      if (wasFirst) return
      onChange([])
      say({ joined: performance.now() })
      await navigator.locks.request(NAME, { signal }, () => listen(true))
    } finally {
      others.close()
    }
  }
}
