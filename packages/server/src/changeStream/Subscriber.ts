import type { ServerResponse } from 'node:http'
import type { TrackedTable } from '../database/trackedTables.ts'

/** What a line may keep in its buffer: whoever doesn’t read it is let go, and reads all again when it comes back. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** One who listens, in one tab. */
export type Subscriber = {
  accountId: number
  tokenHash: string
  /** From now on nothing is missed; tells what was changed lately. */
  open: (tables: readonly TrackedTable[]) => void
  add: (tables: readonly TrackedTable[]) => void
  /** Tells what was added. */
  flush: () => void
  sendHeartbeat: () => void
  end: () => void
}

type SubscriberIdentity = Pick<Subscriber, 'accountId' | 'tokenHash'>

export function createSubscriber(response: ServerResponse, whose: SubscriberIdentity): Subscriber {
  const waiting = new Set<TrackedTable>()
  const write = (words: string) => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    else if (!response.writableEnded) response.write(words)
  }
  return {
    ...whose,
    open: (tables) => write(eventOf(tables)),
    add: (tables) => tables.forEach((table) => waiting.add(table)),
    flush: () => {
      if (waiting.size > 0) write(eventOf([...waiting]))
      waiting.clear()
    },
    sendHeartbeat: () => write(':\n\n'),
    end: () => void response.end(),
  }
}

/** Data as an answer of `watchChanges`. */
function eventOf(changed: readonly TrackedTable[]): string {
  return `data: ${JSON.stringify({ changed })}\n\n`
}
