import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/openDatabase.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { type JobRow, claimJob, finishJob, seedRecurringJobs, rescheduleJob } from './jobQueries.ts'

const MINUTE = 60_000
const MAX_DELAY = 6 * 60 * MINUTE

/** How jobs are polled and retried; all times in milliseconds. */
export type RetryPolicy = {
  /** How often to poll for jobs without a wake-up. */
  pollInterval: number
  /**
   * The minimum time between two polls, however many wake-ups arrive. Otherwise a thousand changes per second would
   * cause a thousand queries.
   */
  debounce: number
  /** How long a process has a job to itself; must be longer than any job takes. */
  lease: number
  maxAttempts: number
  /** The delay after this many tries. */
  backoff: (tries: number) => number
}

/** Retries for a whole day, so that a mail server may be down for a night. */
export const defaultRetryPolicy: RetryPolicy = {
  pollInterval: 1000,
  debounce: 50,
  lease: 2 * MINUTE,
  maxAttempts: 13,
  backoff: (tries) => Math.min(MINUTE * 2 ** (tries - 1), MAX_DELAY),
}

type WorkerOptions = {
  database: Database
  now: () => number
  retryPolicy: RetryPolicy
  /** Runs a job; it is retried if this throws. */
  run: (job: JobRow) => Promise<unknown>
  /** The interval of recurring jobs by kind, in milliseconds. All other kinds run once. */
  intervals?: Readonly<Record<string, number>>
  /** Moves a job that failed for good to where the operator can find it. */
  deadLetter: (job: JobRow) => Promise<unknown>
  log: { warn: (facts: object, words: string) => void; error: (facts: object, words: string) => void }
}

export type JobWorker = {
  /** Runs all due jobs in sequence; resolves when none are left. */
  work: () => Promise<void>
  /** Starts polling. Recurring jobs that never ran are due at once. */
  start: () => void
  /** Stops polling and waits for the running job, up to this timeout. */
  stop: (milliseconds: number) => Promise<void>
}

/** Runs queued jobs in this process. Any number of processes can share a queue. */
export function createJobWorker({
  database,
  now,
  retryPolicy,
  run,
  intervals = {},
  deadLetter,
  log,
}: WorkerOptions): JobWorker {
  let current: Promise<void> | undefined
  let hasNewJobs = false
  let isStarted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let lastPoll = -Infinity
  let hasSeeded = false
  let isInTrouble = false

  const tryJob = async (job: JobRow): Promise<void> => {
    const every = intervals[job.kind]
    const facts = { job: job.id, kind: job.kind, tries: job.tries }
    try {
      // More tries than the maximum: the process was killed during the last one.
      if (every === undefined && job.tries > retryPolicy.maxAttempts) throw new Error('Nobody could finish it.')
      await run(job)
    } catch (error) {
      if (every !== undefined) {
        log.error({ ...facts, ...reasonOf(error) }, 'A job that repeats failed; it is due again soon.')
        return rescheduleJob(database, job, { run_at: now() + Math.min(retryPolicy.backoff(job.tries), every) })
      }
      if (job.tries < retryPolicy.maxAttempts) {
        log.warn({ ...facts, ...reasonOf(error) }, 'A job failed and will be tried again.')
        return rescheduleJob(database, job, { run_at: now() + retryPolicy.backoff(job.tries) })
      }
      await deadLetter(job)
      log.error({ ...facts, ...reasonOf(error) }, 'A job was given up after its last try; it is a file in the outbox.')
    }
    if (every === undefined) return finishJob(database, job, now())
    await rescheduleJob(database, job, { run_at: now() + every, tries: 0 })
  }

  const runAllDue = async (): Promise<void> => {
    try {
      do {
        await waitForDebounce()
        hasNewJobs = false
        if (isStarted && !hasSeeded) await seedRecurringJobs(database, Object.keys(intervals), now())
        hasSeeded = isStarted
        for (let job = await next(); job; job = await next()) await tryJob(job)
      } while (hasNewJobs)
      isInTrouble = false
    } catch (error) {
      // The database is unreachable or the outbox is full. The lease expires, then the job is due again.
      if (!isInTrouble) log.error(reasonOf(error), 'Jobs can’t be done at the moment.')
      isInTrouble = true
    } finally {
      current = undefined
    }
  }
  const waitForDebounce = async () => {
    const rest = lastPoll + retryPolicy.debounce - performance.now()
    if (rest > 0) await wait(rest, undefined, { ref: false })
    lastPoll = performance.now()
  }
  const next = async () => (isStopped ? undefined : claimJob(database, now(), retryPolicy.lease))

  const work = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    hasNewJobs = true
    return (current ??= Promise.resolve().then(runAllDue))
  }
  return {
    work,
    start: () => {
      isStarted = true
      timer = setInterval(() => void work(), retryPolicy.pollInterval).unref()
    },
    stop: async (milliseconds) => {
      isStopped = true
      clearInterval(timer)
      await withTimeout(milliseconds, current)
    },
  }
}

/** Describes an error without its message, which may contain addresses. */
function reasonOf(error: unknown): { code?: unknown; answer?: unknown; command?: unknown } {
  if (!(error instanceof Error)) return {}
  const { code = error.name, responseCode: answer, command } = error as Error & Record<string, unknown>
  return { code, ...(answer !== undefined && { answer }), ...(command !== undefined && { command }) }
}
