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
