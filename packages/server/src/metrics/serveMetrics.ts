import { once } from 'node:events'
import { createServer } from 'node:http'
import { OperatorError } from '../lib/OperatorError.ts'

export type MetricsAddress = { port: number; host: string }

type MetricsServerOptions = {
  place: MetricsAddress
  read: () => Promise<string>
  onFault: (error: unknown) => void
}

/** Answers `/metrics` on a port of its own, which is nobody’s but theirs who watch over the school. */
export async function serveMetrics({ place, read, onFault }: MetricsServerOptions): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    read().then(
      (told) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(told),
      (error: unknown) => {
        onFault(error)
        response.writeHead(500).end()
      },
    )
  })
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw new OperatorError(`METRICS_PORT ${place.port} can’t be listened on at ${place.host}: choose another.`, {
      cause: error,
    })
  })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
}
