import type { DatabaseObserver } from './DatabaseObserver.ts'

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
