import { ApiError } from './ApiError.ts'
import type { Api } from './createApi.ts'
import { readEventStream } from './readEventStream.ts'
import { type ChangedKinds, type EventStreamReader, shareEventStream } from './shareEventStream.ts'
import { afterDelay, waitForEvent } from './waitForEvent.ts'

/** Whether the page was loaded over HTTP/1.1, where a browser has six connections for all tabs together. */
function isHttp1(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'nextHopProtocol' in entry && String(entry.nextHopProtocol).startsWith('http/1')
}

type WatchOptions = {
  onChange: (changed: ChangedKinds) => void
  /** Ends the subscription. */
  signal: AbortSignal
}

/** Reports changes in the school while the page is visible. Over HTTP/1.1 all tabs share one stream. */
export function watchChanges(api: Api, options: WatchOptions): Promise<void> {
  const read: EventStreamReader = (reading) => readEventStream((request) => api('watchChanges', {}, request), reading)
  return subscribeToChanges({ ...options, read: isHttp1() ? shareEventStream(read) : read })
}

type SubscriptionOptions = WatchOptions & {
  /** Settles when the stream ends. */
  read: EventStreamReader
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

const MIN_RETRY_DELAY = 1000
const MAX_RETRY_DELAY = 60_000
/** A connection that ends sooner counts as failed even if it delivered changes: a proxy or a full server may have cut it. */
const STABLE_CONNECTION_MILLISECONDS = 30_000
/** How long a tab may be hidden before it disconnects. */
const HIDDEN_TIMEOUT = { shared: 60_000, few: 5000 }

/**
 * Reports changes while the page is visible. After a broken connection or a hidden period it reports that anything may
 * have changed. A backend without a change stream is requested once.
 */
export async function subscribeToChanges({
  onChange,
  signal,
  read,
  page = document,
}: SubscriptionOptions): Promise<void> {
  let failures = 0
  for (let isFirst = true; !signal.aborted;) {
    await untilVisible(page, signal)
    const controller = new AbortController()
    const stopWatching = abortWhenHidden(page, controller)
    const abort = () => controller.abort()
    signal.addEventListener('abort', abort)
    const openedAt = performance.now()
    let hasReceived = false
    const onEvent = (changed: ChangedKinds) => {
      if (isFirst || hasReceived) onChange(changed)
      else onChange('anything')
      hasReceived = true
      isFirst = false
    }
    const error: unknown = await read({ signal: controller.signal, onChange: onEvent }).catch(
      (thrown: unknown) => thrown,
    )
    stopWatching()
    signal.removeEventListener('abort', abort)
    if (controller.signal.aborted) continue
    if (isRefused(error) || (error === undefined && !hasReceived)) return
    if (performance.now() - openedAt > STABLE_CONNECTION_MILLISECONDS) failures = 0
    const delay = Math.min(MIN_RETRY_DELAY * 2 ** failures, MAX_RETRY_DELAY) * (0.5 + Math.random())
    await waitForEvent(signal, (done) => afterDelay(delay, done))
    failures += 1
  }
}

/** The stream doesn’t exist or isn’t allowed for this user. Server errors are retried instead. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

type Page = NonNullable<SubscriptionOptions['page']>

function untilVisible(page: Page, signal: AbortSignal): Promise<void> | undefined {
  if (!page.hidden) return undefined
  return waitForEvent(signal, (done) => {
    const check = () => void (!page.hidden && done())
    page.addEventListener('visibilitychange', check)
    return () => page.removeEventListener('visibilitychange', check)
  })
}

/** Aborts the connection when the page has been hidden for a while. */
function abortWhenHidden(page: Page, controller: AbortController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onVisibilityChange = () => {
    clearTimeout(timer)
    if (page.hidden)
      timer = setTimeout(() => controller.abort(), isHttp1() ? HIDDEN_TIMEOUT.few : HIDDEN_TIMEOUT.shared)
  }
  page.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibilityChange)
  }
}
