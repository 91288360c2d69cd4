import type { DatabaseObserver } from '../database/databaseOptions.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { OperatorError } from '../lib/OperatorError.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/openDatabase.ts'

/** What is counted of a school while it is open, for those who watch over it: never whose call it was, nor of what. */
export type Metrics = DatabaseObserver & {
  /** A call that was answered: by its name in the contract, or by the pattern of its address. */
  /** A mail that was handed to the mail server or the outbox, or that couldn’t be. */
  onMail: (went: 'sent' | 'failed') => void
  onAnswer: (call: string, status: number, seconds: number) => void
}

export type MetricsAddress = { port: number; host: string }

type MetricsServerOptions = {
  place: MetricsAddress
  read: () => Promise<string>
  onFault: (error: unknown) => void
}

/** Answers `/metrics` on a port of its own, which is nobody’s but theirs who watch over the school. */
async function serveMetrics({ place, read, onFault }: MetricsServerOptions): Promise<() => Promise<void>> {
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

type Watched = { server: FastifyInstance; database: Database; now: () => number }

type OpenMetrics = Metrics & {
  /** Lets them be read from now on; gives what ends that. */
  listen: (school: Watched) => Promise<() => Promise<void>>
}

/** What counts a school’s work; what that needs is only loaded where somebody wants to know. */
export async function openMetrics(place: MetricsAddress): Promise<OpenMetrics> {
  const { createMetrics } = await import('./createMetrics.ts')
  const { read, ...metrics } = createMetrics()
  return {
    ...metrics,
    listen: ({ server, database, now }) =>
      serveMetrics({ place, read: () => read(database, now()), onFault: (error) => server.log.error(error) }),
  }
}
