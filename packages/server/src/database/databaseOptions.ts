import type { LogEvent } from 'kysely'

/** Connections of this process: open, idle, and requests waiting for one. */
export type PoolCounts = { total: number; idle: number; waiting: number }

/** Receives each finished statement and a function to count connections. */
export type DatabaseObserver = {
  onStatement: (event: LogEvent) => void
  onPool?: (count: () => PoolCounts) => void
}

/** Limits of a PostgreSQL connection pool; 0 seconds means no limit. */
export type DatabaseLimits = {
  /** Maximum number of connections of this process. */
  connections: number
  /** Timeout for connecting. */
  connectSeconds: number
  /** Timeout for one statement. */
  statementSeconds: number
  /** Timeout for waiting on locks. */
  lockSeconds: number
  /** Timeout after which the server ends an idle transaction. */
  idleSeconds: number
  /** Whether to use prepared statements; not possible behind a pool in transaction mode. */
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

/** Longer statements are cut: they usually repeat the same row of values. */
const MAX_LENGTH = 2000

/**
 * Reports statements that take longer than the limit, also failed ones. Their text has placeholders, so the values are
 * never logged.
 */
export function createSlowQueryLog(
  milliseconds: number,
  report: (slow: SlowQuery) => void,
): DatabaseObserver | undefined {
  if (milliseconds === 0) return undefined
  return {
    onStatement: ({ level, query, queryDurationMillis: took }) => {
      if (took < milliseconds) return
      report({
        statement: query.sql.slice(0, MAX_LENGTH),
        milliseconds: Math.round(took),
        hasFailed: level === 'error',
      })
    },
  }
}
