import type { KindOfRecord } from '@maktab/contract/schema'
import type { RequestOptions } from './createApi.ts'

/** The server sends a heartbeat every 30 seconds, so a longer silence means that the connection is lost. */
const IDLE_TIMEOUT_MILLISECONDS = 70_000

type ReadOptions = {
  signal: AbortSignal
  onChange: (changed: readonly KindOfRecord[]) => void
  idleTimeout?: number
}

/**
 * Reads the change stream without a deadline. Resolves when the server closes it, and rejects if the connection is lost
 * or the request fails.
 */
export async function readEventStream(
  open: (options: RequestOptions) => Promise<unknown>,
  { signal, onChange, idleTimeout = IDLE_TIMEOUT_MILLISECONDS }: ReadOptions,
): Promise<void> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  let timer = setTimeout(abort, idleTimeout)
  try {
    const stream = (await open({
      headers: { Accept: 'text/event-stream' },
      parseAs: 'stream',
      fetch: (request) => globalThis.fetch(request),
      signal: controller.signal,
    })) as ReadableStream<Uint8Array>
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    let remainder = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(abort, idleTimeout)
      const events = (remainder + decoder.decode(value, { stream: true })).split('\n\n')
      remainder = events.pop() ?? ''
      for (const event of events) if (event.startsWith('data: ')) onChange(parseChanged(event.slice('data: '.length)))
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function parseChanged(data: string): readonly KindOfRecord[] {
  const { changed } = Object(JSON.parse(data)) as { changed?: unknown }
  return Array.isArray(changed) ? (changed as KindOfRecord[]) : []
}
