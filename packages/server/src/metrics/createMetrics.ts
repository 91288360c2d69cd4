import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/openDatabase.ts'
import { readReceiptKilobytesToday } from '../storage/receiptQuota.ts'
import type { Metrics } from './openMetrics.ts'

type ReadableMetrics = Metrics & {
  /** All of it, as Prometheus reads it; what the database knows is asked of it now. */
  read: (database: Database, now: number) => Promise<string>
}

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

/** Counts calls, statements, connections and jobs, and what Node tells of memory and of its event loop. */
export function createMetrics(): ReadableMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'maktab_call_seconds',
    help: 'How long answers took, by call and status.',
    labelNames: ['call', 'status'],
    buckets: CALL_SECONDS,
    registers,
  })
  const queries = new Histogram({
    name: 'maktab_database_query_seconds',
    help: 'How long statements took, and how they went.',
    labelNames: ['went'],
    buckets: QUERY_SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'maktab_mails_total',
    help: 'Mails that were sent, and tries that failed.',
    labelNames: ['went'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name: `maktab_${name}`, help, registers })
  const up = gauge('database_up', '1 where the database answered just now.')
  const owed = gauge('jobs_owed', 'Jobs that are still to be done, without those that repeat.')
  const failed = gauge('jobs_failed', 'Those of them that failed and are to be tried again.')
  const oldest = gauge('jobs_oldest_seconds', 'For how long the oldest job has been due.')
  const receipts = gauge('receipt_kilobytes_today', 'Kilobytes of receipts that came in the current day.')
  return {
    onMail: (went) => mails.inc({ went }),
    onAnswer: (call, status, seconds) => {
      // A stream of changes stays open for as long as the page does.
      if (call !== 'watchChanges') calls.observe({ call, status }, seconds)
    },
    onStatement: ({ level, queryDurationMillis: took }) =>
      queries.observe({ went: level === 'query' ? 'well' : 'wrong' }, took / 1000),
    onPool: (count) => {
      // A gauge asks when it is read.
      void new Gauge({
        name: 'maktab_database_connections',
        help: 'Connections to the database that are used and idle, and how many wait for one.',
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
      // What isn’t known is left as it was; that the database is away is told.
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

/** What the school owes somebody, how much of it has failed before, and for how many seconds the oldest has been due. */
async function countJobs(
  database: Database,
  now: number,
): Promise<{ owed: number; failed: number; oldestSeconds: number }> {
  const once = database
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .where(({ or, eb }) => or([eb('key', 'is', null), eb('key', 'not like', 'repeats:%')]))
  const { owed } = await once.select(({ fn }) => fn.countAll<number>().as('owed')).executeTakeFirstOrThrow()
  const { failed } = await once
    .where('tries', '>', 0)
    .where('claimed_until', '<=', now)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .executeTakeFirstOrThrow()
  // Also what repeats: where nobody does it any more, nothing is owed either.
  const { oldest } = await database
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .select(({ fn }) => fn.min('run_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return { owed, failed, oldestSeconds: oldest === null ? 0 : Math.max(0, now - oldest) / 1000 }
}
