/** What is here could not be read again, so that it may be old; `retry` asks once more. */
export type StaleState = { isRefetching: boolean; retry: () => void }

/** Of a list that is too long to be here whole: what of it was found by these words, and how others are looked for. */
export type RemoteSearch = {
  query: string
  /** The ids of what was found; what was found before may be here as well. */
  ids: ReadonlySet<number>
  /** More than these are found. */
  hasMore: boolean
  /** What was looked for last is on its way. */
  isFetching: boolean
  search: (words: string) => void
}

/** Something that comes from elsewhere: not here yet, not to be had, or here. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; data: T; stale?: StaleState | undefined; remoteSearch?: RemoteSearch | undefined }

export const loading: Remote<never> = { state: 'loading' }

export function ready<T>(data: T, doubt?: StaleState, part?: RemoteSearch): Remote<T> {
  return { state: 'ready', data, stale: doubt, ...(part && { remoteSearch: part }) }
}

/** `message` is shown as it is; `retry` asks again. */
export function failed(message: string, retry: () => void): Remote<never> {
  return { state: 'failed', message, retry }
}

/** The same, with what is here made into something else. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.state === 'ready' ? ready(change(remote.data), remote.stale, remote.remoteSearch) : remote
}

/** The list that is here; an empty one until it is. */
export function getListOrEmpty<Item>(remote: Remote<Item[]>): Item[] {
  return remote.state === 'ready' ? remote.data : []
}

/** What is here, as doubtful as the others that went into it. */
export function mergeStaleState<T>(remote: Remote<T>, ...others: readonly Remote<unknown>[]): Remote<T> {
  if (remote.state !== 'ready') return remote
  const doubts = [remote, ...others].flatMap((one) => (one.state === 'ready' && one.stale ? [one.stale] : []))
  if (doubts.length === 0) return remote
  const retry = () => doubts.forEach((doubt) => doubt.retry())
  return ready(
    remote.data,
    { isRefetching: doubts.some(({ isRefetching }) => isRefetching), retry },
    remote.remoteSearch,
  )
}
