/** Something that comes from elsewhere: not here yet, not to be had, or here. */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; data: T }

export const loading: Remote<never> = { state: 'loading' }

export function ready<T>(data: T): Remote<T> {
  return { state: 'ready', data }
}

/** `message` is shown as it is; `retry` asks again. */
export function failed(message: string, retry: () => void): Remote<never> {
  return { state: 'failed', message, retry }
}

/** The same, with what is here made into something else. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.state === 'ready' ? ready(change(remote.data)) : remote
}
