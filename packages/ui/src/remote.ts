/** Set if the last refetch failed, so the data may be stale; `retry` refetches. */
export type StaleState = { isRefetching: boolean; retry: () => void }

/** Server-side search of a list that is only partly loaded. */
export type RemoteSearch = {
  query: string
  /** Ids of the matches; the list may also hold earlier matches. */
  ids: ReadonlySet<number>
  /** Whether there are more matches. */
  hasMore: boolean
  /** Whether the latest search is loading. */
  isFetching: boolean
  search: (words: string) => void
}

/** Data from the server: loading, failed or ready. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; data: T; stale?: StaleState | undefined; remoteSearch?: RemoteSearch | undefined }

export const loading: Remote<never> = { state: 'loading' }

export function ready<T>(data: T, doubt?: StaleState, part?: RemoteSearch): Remote<T> {
  return { state: 'ready', data, stale: doubt, ...(part && { remoteSearch: part }) }
}

/** `message` is shown unchanged; `retry` refetches. */
export function failed(message: string, retry: () => void): Remote<never> {
  return { state: 'failed', message, retry }
}

/** Maps the data of a ready value; other states are unchanged. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.state === 'ready' ? ready(change(remote.data), remote.stale, remote.remoteSearch) : remote
}

/** The list, or an empty list until it is ready. */
export function getListOrEmpty<Item>(remote: Remote<Item[]>): Item[] {
  return remote.state === 'ready' ? remote.data : []
}

/** Marks data as stale if any value it was derived from is stale. Optional queries are undefined if the backend has none. */
export function mergeStaleState<T>(remote: Remote<T>, ...others: readonly (Remote<unknown> | undefined)[]): Remote<T> {
  if (remote.state !== 'ready') return remote
  const doubts = [remote, ...others].flatMap((one) => (one?.state === 'ready' && one.stale ? [one.stale] : []))
  if (doubts.length === 0) return remote
  const retry = () => doubts.forEach((doubt) => doubt.retry())
  return ready(
    remote.data,
    { isRefetching: doubts.some(({ isRefetching }) => isRefetching), retry },
    remote.remoteSearch,
  )
}
