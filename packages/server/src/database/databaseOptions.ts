import type { LogEvent } from 'kysely'

/** Connections of this process: all that are open, those that nobody uses, and how many wait for one. */
export type PoolCounts = { total: number; idle: number; waiting: number }

/** Is told of each statement when it is done, and how connections can be counted. */
export type DatabaseObserver = {
  onStatement: (event: LogEvent) => void
  onPool?: (count: () => PoolCounts) => void
}

/** How much a school asks of a PostgreSQL server, and for how long it waits; 0 seconds is without an end. */
export type DatabaseLimits = {
  /** At most so many connections of this process. */
  connections: number
  /** For a connection. */
  connectSeconds: number
  /** For one statement. */
  statementSeconds: number
  /** For what somebody else has locked. */
  lockSeconds: number
  /** Before the server ends a transaction in which nothing happens. */
  idleSeconds: number
  /** Whether its connections keep prepared statements: not behind a pool that lends them for a transaction. */
  prepares: boolean
}

export const DEFAULT_DATABASE_LIMITS: DatabaseLimits = {
  connections: 10,
  connectSeconds: 5,
  statementSeconds: 15,
  lockSeconds: 5,
  idleSeconds: 30,
  prepares: true,
}

export type SlowQuery = { statement: string; milliseconds: number; hasFailed: boolean }

/** Of a statement that writes a thousand rows the beginning says enough. */
const MAX_LENGTH = 2000

/**
 * Tells of statements that take so long, those that were given up too. Their text has places where values go: what was
 * asked for, or written, is never told.
 */
export function createSlowQueryLog(
  milliseconds: number,
  tell: (slow: SlowQuery) => void,
): DatabaseObserver | undefined {
  if (milliseconds === 0) return undefined
  return {
    onStatement: ({ level, query, queryDurationMillis: took }) => {
      if (took < milliseconds) return
      tell({ statement: query.sql.slice(0, MAX_LENGTH), milliseconds: Math.round(took), hasFailed: level === 'error' })
    },
  }
}
