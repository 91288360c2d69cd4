import { readEventStream } from '@maktab/client/readEventStream'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { isHttp1, subscribeToChanges } from './subscribeToChanges.ts'
import { invalidateChanged } from './invalidateChanged.ts'
import { type EventStreamReader, shareEventStream } from './shareEventStream.ts'

/** Refetches what other users change until the signal is aborted. */
export function startLiveUpdates(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const read: EventStreamReader = (reading) => readEventStream((options) => api('watchChanges', {}, options), reading)
  return subscribeToChanges({
    signal,
    read: isHttp1() ? shareEventStream(read) : read,
    onChange: (changed) => invalidateChanged(queryClient, changed),
  })
}
