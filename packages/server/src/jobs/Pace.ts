const MINUTE = 60_000
const LONGEST_DELAY = 6 * 60 * MINUTE

/** How jobs are taken up and tried again; all times in milliseconds. */
export type Pace = {
  /** How often it is looked for jobs that nobody told of. */
  poll: number
  /**
   * The least time from one look to the next, however often it is told of jobs: where a thousand things change in a second,
   * looking for what each of them owes costs as much as a statement of each.
   */
  breath: number
  /** How long a process has a job to itself; longer than doing it ever takes. */
  lease: number
  mostTries: number
  /** How long to wait after so many tries. */
  delayAfter: (tries: number) => number
}

/** A day of tries, so that a mail server may be away for a night. */
export const ordinaryPace: Pace = {
  poll: 1000,
  breath: 50,
  lease: 2 * MINUTE,
  mostTries: 13,
  delayAfter: (tries) => Math.min(MINUTE * 2 ** (tries - 1), LONGEST_DELAY),
}
