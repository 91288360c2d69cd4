import type { ServerResponse } from 'node:http'
import type { MockState } from './mockState.ts'

/** Tells a page of each change as long as it listens. */
export function streamEvents(response: ServerResponse, memory: MockState): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write('retry: 1000\n\n')
  const stop = memory.subscribe((event) => response.write(`event: ${event}\ndata: {}\n\n`))
  response.on('close', stop)
}
