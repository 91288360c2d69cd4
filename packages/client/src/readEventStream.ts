import type { KindOfRecord } from '@maktab/contract/schema'
import type { RequestOptions } from './createApi.ts'

/** The school says something every half a minute: a line that says nothing for longer has broken unseen. */
const IDLE_TIMEOUT_MILLISECONDS = 70_000

type Reading = {
  signal: AbortSignal
  onChange: (changed: readonly KindOfRecord[]) => void
  idleTimeout?: number
}

/**
 * Listens to what is changed in the school, as long as the line holds; no deadline ends it. Settles when the school ends
 * it, and throws where it breaks or is refused.
 */
export async function readEventStream(
  open: (line: RequestOptions) => Promise<unknown>,
  { signal, onChange, idleTimeout = IDLE_TIMEOUT_MILLISECONDS }: Reading,
): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort()
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, idleTimeout)
  try {
    const stream = (await open({
      headers: { Accept: 'text/event-stream' },
      parseAs: 'stream',
      fetch: (request) => globalThis.fetch(request),
      signal: ending.signal,
    })) as ReadableStream<Uint8Array>
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(end, idleTimeout)
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) onChange(changedIn(event.slice('data: '.length)))
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

function changedIn(data: string): readonly KindOfRecord[] {
  const { changed } = Object(JSON.parse(data)) as { changed?: unknown }
  return Array.isArray(changed) ? (changed as KindOfRecord[]) : []
}
