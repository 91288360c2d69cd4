import { readChanges } from '@maktab/client/readChanges'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { hasFewLines } from '../calls/hasFewLines.ts'
import { readAgain } from '../calls/readAgain.ts'
import { type ReadLine, shareLine } from '../calls/shareLine.ts'
import { watchChanges } from '../calls/watchChanges.ts'

/** Reads again what others change, as long as somebody looks. */
export function followChanges(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const read: ReadLine = (reading) => readChanges((line) => ask('watchChanges', {}, line), reading)
  return watchChanges({
    signal,
    read: hasFewLines() ? shareLine(read) : read,
    onTold: (changed) => readAgain(queries, changed),
  })
}
