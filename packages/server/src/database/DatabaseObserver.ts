import type { LogEvent } from 'kysely'

/** Connections of this process: all that are open, those that nobody uses, and how many wait for one. */
export type PoolCounts = { total: number; idle: number; waiting: number }

/** Is told of each statement when it is done, and how connections can be counted. */
export type DatabaseObserver = {
  onStatement: (event: LogEvent) => void
  onPool?: (count: () => PoolCounts) => void
}
