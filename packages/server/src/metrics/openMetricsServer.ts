import type { DatabaseObserver } from '../database/databaseOptions.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { OperatorError } from '../lib/OperatorError.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/openDatabase.ts'

/** Callbacks that record metrics of a running school, without personal data. */
export type Metrics = DatabaseObserver & {
  /** A mail was delivered to the mail server or the outbox, or failed. */
  onMail: (went: 'sent' | 'failed') => void
  /** A response was sent, by operation or by URL pattern. */
  onResponse: (call: string, status: number, seconds: number) => void
}

export type MetricsAddress = { port: number; host: string }

type MetricsServerOptions = {
  place: MetricsAddress
  read: () => Promise<string>
  onFault: (error: unknown) => void
}

/** Serves `/metrics` on its own port, which isn't public. */
async function serveMetrics({ place, read, onFault }: MetricsServerOptions): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        onFault(error)
        response.writeHead(500).end()
      },
    )
  })
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw new OperatorError(`METRICS_PORT ${place.port} is not available at ${place.host}: choose another.`, {
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

type MonitoredSchool = { server: FastifyInstance; database: Database; now: () => number }

type OpenMetrics = Metrics & {
  /** Starts serving metrics and returns a function that stops it. */
  listen: (school: MonitoredSchool) => Promise<() => Promise<void>>
}

/** Creates the metrics; loads the metrics library only when they are enabled. */
export async function openMetricsServer(place: MetricsAddress): Promise<OpenMetrics> {
  const { createMetrics } = await import('./createMetrics.ts')
  const { read, ...metrics } = createMetrics()
  return {
    ...metrics,
    listen: ({ server, database, now }) =>
      serveMetrics({ place, read: () => read(database, now()), onFault: (error) => server.log.error(error) }),
  }
}
