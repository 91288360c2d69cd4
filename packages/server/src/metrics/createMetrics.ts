import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/openDatabase.ts'
import { readReceiptKilobytesToday } from '../storage/receiptQuota.ts'
import type { Metrics } from './openMetricsServer.ts'

type ReadableMetrics = Metrics & {
  /** All metrics in the Prometheus format; reads the database's current values. */
  read: (database: Database, now: number) => Promise<string>
}

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

/** Metrics of operations, database queries, connections, jobs and the Node process. */
export function createMetrics(): ReadableMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'maktab_call_seconds',
    help: 'Response time by call and status.',
    labelNames: ['call', 'status'],
    buckets: CALL_SECONDS,
    registers,
  })
  const queries = new Histogram({
    name: 'maktab_database_query_seconds',
    help: 'Duration of database statements by outcome.',
    labelNames: ['went'],
    buckets: QUERY_SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'maktab_mails_total',
    help: 'Mails sent, and failed attempts.',
    labelNames: ['went'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name: `maktab_${name}`, help, registers })
  const up = gauge('database_up', '1 if the database responds.')
  const owed = gauge('jobs_owed', 'Pending jobs, without recurring ones.')
  const failed = gauge('jobs_failed', 'Pending jobs that failed and will be retried.')
  const oldest = gauge('jobs_oldest_seconds', 'Seconds since the oldest due job was due.')
  const receipts = gauge('receipt_kilobytes_today', 'Kilobytes of receipts received today.')
  return {
    onMail: (went) => mails.inc({ went }),
    onResponse: (call, status, seconds) => {
      // The change stream stays open as long as the page.
      if (call !== 'watchChanges') calls.observe({ call, status }, seconds)
    },
    onStatement: ({ level, queryDurationMillis: took }) =>
      queries.observe({ went: level === 'query' ? 'well' : 'wrong' }, took / 1000),
    onPool: (count) => {
      // `collect` runs when the metrics are read.
      void new Gauge({
        name: 'maktab_database_connections',
        help: 'Used and idle database connections, and requests waiting for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { total, idle, waiting } = count()
          this.set({ state: 'used' }, total - idle)
          this.set({ state: 'idle' }, idle)
          this.set({ state: 'waiting' }, waiting)
        },
      })
    },
    read: async (database, now) => {
      const jobs = await countJobs(database, now).catch(() => undefined)
      up.set(jobs ? 1 : 0)
      // Unknown values stay unchanged; `database_up` shows that the database is unavailable.
      if (jobs) {
        owed.set(jobs.owed)
        failed.set(jobs.failed)
        oldest.set(jobs.oldestSeconds)
        receipts.set(await readReceiptKilobytesToday(database, now))
      }
      return registry.metrics()
    },
  }
}

/** Counts pending and failed jobs, and how many seconds the oldest has been due. */
async function countJobs(
  database: Database,
  now: number,
): Promise<{ owed: number; failed: number; oldestSeconds: number }> {
  const pending = database
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .where(({ or, eb }) => or([eb('key', 'is', null), eb('key', 'not like', 'repeats:%')]))
  const { owed } = await pending.select(({ fn }) => fn.countAll<number>().as('owed')).executeTakeFirstOrThrow()
  const { failed } = await pending
    .where('tries', '>', 0)
    .where('claimed_until', '<=', now)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .executeTakeFirstOrThrow()
  // Includes recurring jobs, to detect that no process runs jobs.
  const { oldest } = await database
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .select(({ fn }) => fn.min('run_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return { owed, failed, oldestSeconds: oldest === null ? 0 : Math.max(0, now - oldest) / 1000 }
}
