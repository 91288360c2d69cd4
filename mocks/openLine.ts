import type { IncomingMessage, ServerResponse } from 'node:http'

const STREAM = 'text/event-stream'
const HEARTBEAT_MILLISECONDS = 25_000

export function acceptsStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(STREAM) ?? false
}

/** Leaves an answer open on which nothing is told: examples don’t change. */
export function openEventStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': STREAM, 'Cache-Control': 'no-store' })
  response.write('data: {"changed":[]}\n\n')
  const beating = setInterval(() => response.write(':\n\n'), HEARTBEAT_MILLISECONDS).unref()
  response.on('close', () => clearInterval(beating))
}
