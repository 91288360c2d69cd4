import type { ServerResponse } from 'node:http'
import type { CountedTable } from '../database/countedTables.ts'

/** What a line may keep in its buffer: whoever doesn’t read it is let go, and reads all again when it comes back. */
const MOST_UNREAD = 64 * 1024

/** One who listens, in one tab. */
export type Listener = {
  accountId: number
  tokenHash: string
  /** From now on nothing is missed; tells what was changed lately. */
  begin: (tables: readonly CountedTable[]) => void
  add: (tables: readonly CountedTable[]) => void
  /** Tells what was added. */
  tell: () => void
  beat: () => void
  end: () => void
}

type Whose = Pick<Listener, 'accountId' | 'tokenHash'>

export function createListener(response: ServerResponse, whose: Whose): Listener {
  const waiting = new Set<CountedTable>()
  const write = (words: string) => {
    if (response.writableLength > MOST_UNREAD) response.destroy()
    else if (!response.writableEnded) response.write(words)
  }
  return {
    ...whose,
    begin: (tables) => write(eventOf(tables)),
    add: (tables) => tables.forEach((table) => waiting.add(table)),
    tell: () => {
      if (waiting.size > 0) write(eventOf([...waiting]))
      waiting.clear()
    },
    beat: () => write(':\n\n'),
    end: () => void response.end(),
  }
}

/** Data as an answer of `watchChanges`. */
function eventOf(changed: readonly CountedTable[]): string {
  return `data: ${JSON.stringify({ changed })}\n\n`
}
