import { ApiError } from '@maktab/client/ApiError'
import type { ChangedKinds, EventStreamReader } from './shareEventStream.ts'

/** Whether the page came over HTTP/1.1, of which a browser has six lines for all its tabs together. */
export function isHttp1(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'nextHopProtocol' in entry && String(entry.nextHopProtocol).startsWith('http/1')
}

type Watching = {
  onChange: (changed: ChangedKinds) => void
  /** When it is given up for good. */
  signal: AbortSignal
  /** Settles when the line ends. */
  read: EventStreamReader
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

const MIN_RETRY_DELAY = 1000
const MAX_RETRY_DELAY = 60_000
/** A line that ends sooner has failed, whatever it told: others may want its place, or something on its way cuts it. */
const STABLE_CONNECTION_MILLISECONDS = 30_000
/** Nobody looks at a tab for so long: then it doesn’t listen. */
const HIDDEN_TIMEOUT = { shared: 60_000, few: 5000 }

/**
 * Tells what is changed in the school while somebody looks at the page. After a line that broke, or while nobody looked,
 * anything may have changed. A backend without such lines is asked once.
 */
export async function subscribeToChanges({ onChange, signal, read, page = document }: Watching): Promise<void> {
  let failures = 0
  for (let isFirst = true; !signal.aborted;) {
    await untilSeen(page, signal)
    const line = new AbortController()
    const endUnseen = endWhenUnseen(page, line)
    const end = () => line.abort()
    signal.addEventListener('abort', end)
    const opened = performance.now()
    let wasTold = false
    const onEvent = (changed: ChangedKinds) => {
      if (isFirst || wasTold) onChange(changed)
      else onChange('anything')
      wasTold = true
      isFirst = false
    }
    const error: unknown = await read({ signal: line.signal, onChange: onEvent }).catch((thrown: unknown) => thrown)
    endUnseen()
    signal.removeEventListener('abort', end)
    if (line.signal.aborted) continue
    if (isRefused(error) || (error === undefined && !wasTold)) return
    if (performance.now() - opened > STABLE_CONNECTION_MILLISECONDS) failures = 0
    await pause(Math.min(MIN_RETRY_DELAY * 2 ** failures, MAX_RETRY_DELAY) * (0.5 + Math.random()), signal)
    failures += 1
  }
}

/** There is nothing to listen to: for this person, or at all. A busy school is asked again. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

type Page = NonNullable<Watching['page']>

function untilSeen(page: Page, signal: AbortSignal): Promise<void> | undefined {
  if (!page.hidden || signal.aborted) return undefined
  return new Promise((resolve) => {
    const look = () => {
      if (page.hidden && !signal.aborted) return
      page.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    page.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
}

/** Ends a line when nobody has looked at the page for a while. */
function endWhenUnseen(page: Page, line: AbortController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (page.hidden) timer = setTimeout(() => line.abort(), isHttp1() ? HIDDEN_TIMEOUT.few : HIDDEN_TIMEOUT.shared)
  }
  page.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
