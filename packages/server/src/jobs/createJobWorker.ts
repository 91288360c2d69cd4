import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/openDatabase.ts'
import { withTimeout } from '../lib/withTimeout.ts'
import { type JobRow, claimJob, finishJob, seedRecurringJobs, postponeJob, rescheduleJob } from './jobQueries.ts'

const MINUTE = 60_000
const MAX_DELAY = 6 * 60 * MINUTE

/** How jobs are taken up and tried again; all times in milliseconds. */
export type RetryPolicy = {
  /** How often it is looked for jobs that nobody told of. */
  pollInterval: number
  /**
   * The least time from one look to the next, however often it is told of jobs: where a thousand things change in a second,
   * looking for what each of them owes costs as much as a statement of each.
   */
  debounce: number
  /** How long a process has a job to itself; longer than doing it ever takes. */
  lease: number
  maxAttempts: number
  /** How long to wait after so many tries. */
  backoff: (tries: number) => number
}

/** A day of tries, so that a mail server may be away for a night. */
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
  pace: RetryPolicy
  /** Does a job; what it throws has it tried again. */
  run: (job: JobRow) => Promise<unknown>
  /** How often, in milliseconds, jobs of a kind are due again; those of all others are done once. */
  repeats?: Readonly<Record<string, number>>
  /** Puts a job that can't be done where somebody finds it. */
  setAside: (job: JobRow) => Promise<unknown>
  log: { warn: (facts: object, words: string) => void; error: (facts: object, words: string) => void }
}

export type JobWorker = {
  /** Does all that is due, one after the other; resolves when nothing is. */
  work: () => Promise<void>
  /** Looks for work from now on, until it is stopped; what repeats is due at once where it was never done. */
  start: () => void
  /** Takes nothing new and waits for what was begun, but no longer than that. */
  stop: (milliseconds: number) => Promise<void>
}

/** Does what the school owes, in this process; any number of processes share the work. */
export function createJobWorker({ database, now, pace, run, repeats = {}, setAside, log }: WorkerOptions): JobWorker {
  let current: Promise<void> | undefined
  let isAskedAgain = false
  let isStarted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let lookedAt = -Infinity
  let isLaid = false
  let isInTrouble = false

  const tryJob = async (job: JobRow): Promise<void> => {
    const every = repeats[job.kind]
    const facts = { job: job.id, kind: job.kind, tries: job.tries }
    try {
      // One more than the most: a process was killed in the middle of the last try.
      if (every === undefined && job.tries > pace.maxAttempts) throw new Error('Nobody could finish it.')
      await run(job)
    } catch (error) {
      if (every !== undefined) {
        log.error({ ...facts, ...reasonOf(error) }, 'A job that repeats failed; it is due again soon.')
        return postponeJob(database, job, now() + Math.min(pace.backoff(job.tries), every))
      }
      if (job.tries < pace.maxAttempts) {
        log.warn({ ...facts, ...reasonOf(error) }, 'A job failed and will be tried again.')
        return postponeJob(database, job, now() + pace.backoff(job.tries))
      }
      await setAside(job)
      log.error({ ...facts, ...reasonOf(error) }, 'A job was given up after its last try; it is a file in the outbox.')
    }
    if (every === undefined) return finishJob(database, job, now())
    await rescheduleJob(database, job, now() + every)
  }

  const doAll = async (): Promise<void> => {
    try {
      do {
        await takeBreath()
        isAskedAgain = false
        if (isStarted && !isLaid) await seedRecurringJobs(database, Object.keys(repeats), now())
        isLaid = isStarted
        for (let job = await next(); job; job = await next()) await tryJob(job)
      } while (isAskedAgain)
      isInTrouble = false
    } catch (error) {
      // The database is away, or the outbox is full: the lease ends by itself, and the job is due again.
      if (!isInTrouble) log.error(reasonOf(error), 'Jobs can’t be done at the moment.')
      isInTrouble = true
    } finally {
      current = undefined
    }
  }
  const takeBreath = async () => {
    const rest = lookedAt + pace.debounce - performance.now()
    if (rest > 0) await wait(rest, undefined, { ref: false })
    lookedAt = performance.now()
  }
  const next = async () => (isStopped ? undefined : claimJob(database, now(), pace.lease))

  const work = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    isAskedAgain = true
    return (current ??= Promise.resolve().then(doAll))
  }
  return {
    work,
    start: () => {
      isStarted = true
      timer = setInterval(() => void work(), pace.pollInterval).unref()
    },
    stop: async (milliseconds) => {
      isStopped = true
      clearInterval(timer)
      await withTimeout(milliseconds, current)
    },
  }
}

/** Why something failed, without the words of it, which hold addresses of people. */
function reasonOf(error: unknown): { code?: unknown; answer?: unknown; command?: unknown } {
  if (!(error instanceof Error)) return {}
  const {
    code = error.name,
    responseCode,
    command,
  } = error as Error & Record<'code' | 'responseCode' | 'command', unknown>
  return {
    code,
    ...(responseCode !== undefined && { answer: responseCode }),
    ...(command !== undefined && { command }),
  }
}
