import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/openDatabase.ts'
import type { Metrics } from './Metrics.ts'
import { type MetricsAddress, serveMetrics } from './serveMetrics.ts'

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
