import { readEventStream } from '@maktab/client/readEventStream'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { isHttp1, subscribeToChanges } from './subscribeToChanges.ts'
import { invalidateChanged } from './invalidateChanged.ts'
import { type EventStreamReader, shareEventStream } from './shareEventStream.ts'

/** Reads again what others change, as long as somebody looks. */
export function startLiveUpdates(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const read: EventStreamReader = (reading) => readEventStream((line) => api('watchChanges', {}, line), reading)
  return subscribeToChanges({
    signal,
    read: isHttp1() ? shareEventStream(read) : read,
    onChange: (changed) => invalidateChanged(queries, changed),
  })
}
