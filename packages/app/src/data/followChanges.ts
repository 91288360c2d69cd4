import { readEventStream } from '@maktab/client/readChanges'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../calls/ask.ts'
import { isHttp1 } from '../calls/hasFewLines.ts'
import { invalidateChanged } from '../calls/readAgain.ts'
import { type EventStreamReader, shareEventStream } from '../calls/shareLine.ts'
import { subscribeToChanges } from '../calls/watchChanges.ts'

/** Reads again what others change, as long as somebody looks. */
export function startLiveUpdates(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const read: EventStreamReader = (reading) => readEventStream((line) => api('watchChanges', {}, line), reading)
  return subscribeToChanges({
    signal,
    read: isHttp1() ? shareEventStream(read) : read,
    onChange: (changed) => invalidateChanged(queries, changed),
  })
}
