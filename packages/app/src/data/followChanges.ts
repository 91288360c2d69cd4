import { readChanges } from '@maktab/client/readChanges'
import { late } from '@maktab/ui/late/late'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { hasFewLines } from '../calls/hasFewLines.ts'
import { type ReadLine, shareLine } from '../calls/shareLine.ts'
import { watchChanges } from '../calls/watchChanges.ts'

// Which answers a change makes old is a long table; most pages are left before they are told of one.
const rereading = late(async () => (await import('../calls/readAgain.ts')).readAgain)

type Changed = Parameters<NonNullable<ReturnType<typeof rereading.part>>>[1]

/** Reads again what others change, as long as somebody looks. */
export function followChanges(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const read: ReadLine = (reading) => readChanges((line) => ask('watchChanges', {}, line), reading)
  return watchChanges({
    signal,
    read: hasFewLines() ? shareLine(read) : read,
    onTold: (changed) => void readAgainLate(queries, changed),
  })
}

async function readAgainLate(queries: QueryClient, changed: Changed): Promise<void> {
  await rereading.load()
  const readAgain = rereading.part()
  if (readAgain) readAgain(queries, changed)
  // The table didn’t come over the line: anything may be old.
  else await queries.invalidateQueries()
}
