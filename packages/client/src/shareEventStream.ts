import type { KindOfRecord } from '@maktab/contract/schema'

export type ChangedKinds = readonly KindOfRecord[] | 'anything'
/** Reads the stream until it ends, fails or is aborted. */
export type EventStreamReader = (reading: {
  signal: AbortSignal
  onChange: (changed: ChangedKinds) => void
}) => Promise<void>

/** Name of the lock that the connected tab holds and of the channel to the other tabs. */
const NAME = 'changes'
const LEFT = 'left'
/** Sent by a tab that joins, with the age of its page in milliseconds: it loaded its data within that time. */
type Joined = { joined: number }
type Message = ChangedKinds | Joined | typeof LEFT
/** How long the connected tab keeps changes for tabs that join later, because pages may load slowly. */
const BUFFER_MILLISECONDS = 60_000
/** A takeover within this time has missed no changes. */
const MAX_HANDOVER_MILLISECONDS = 4000

/**
 * Shares one event stream between all tabs of a browser: one tab reads it and informs the others, and when it closes
 * another takes over. Browsers without locks (pages without TLS) open one stream per tab.
 */
export function shareEventStream(read: EventStreamReader): EventStreamReader {
  if (!('locks' in navigator)) return read
  return async ({ signal, onChange }) => {
    const channel = new BroadcastChannel(NAME)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a channel says stays within its origin
    const post = (message: Message) => channel.postMessage(message)
    const announceLeave = () => post(LEFT)
    let leftAt = -Infinity
    let recentChanges: { at: number; changed: ChangedKinds }[] = []
    const postRecentChanges = (milliseconds: number) => {
      for (const { at, changed } of recentChanges) if (performance.now() - at < milliseconds) post(changed)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data === LEFT) leftAt = performance.now()
      else if (typeof data === 'object' && 'joined' in data)
        postRecentChanges(Math.min(data.joined, BUFFER_MILLISECONDS))
      else onChange(data)
    })
    const listen = async (isNext: boolean) => {
      let hasBegun = false
      const onEvent = (received: ChangedKinds) => {
        // A broken connection or a closed tab may have missed any change.
        const isKnown = hasBegun || !isNext || performance.now() - leftAt < MAX_HANDOVER_MILLISECONDS
        const changed = isKnown ? received : 'anything'
        const at = performance.now()
        hasBegun = true
        recentChanges = [...recentChanges.filter((one) => at - one.at < BUFFER_MILLISECONDS), { at, changed }]
        onChange(changed)
        post(changed)
      }
      signal.addEventListener('abort', announceLeave)
      await read({ signal, onChange: onEvent }).finally(() => signal.removeEventListener('abort', announceLeave))
    }
    try {
      const wasFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
        if (lock) await listen(false)
        return lock !== null
      })
      if (wasFirst) return
      onChange([])
      post({ joined: performance.now() })
      await navigator.locks.request(NAME, { signal }, () => listen(true))
    } finally {
      channel.close()
    }
  }
}
