import { readChanges } from '@maktab/client/readChanges'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { readAgain } from '../calls/readAgain.ts'
import { watchChanges } from '../calls/watchChanges.ts'

/** Reads again what others change, as long as somebody looks. */
export function followChanges(queries: QueryClient, signal: AbortSignal): Promise<void> {
  return watchChanges({
    signal,
    read: (reading) => readChanges((line) => ask('watchChanges', {}, line), reading),
    onTold: (changed) => readAgain(queries, changed),
  })
}
