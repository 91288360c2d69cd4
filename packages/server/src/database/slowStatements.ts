import type { DatabaseWatch } from './DatabaseWatch.ts'

export type SlowStatement = { statement: string; milliseconds: number; hasFailed: boolean }

/** Of a statement that writes a thousand rows the beginning says enough. */
const LONGEST = 2000

/**
 * Tells of statements that take so long, those that were given up too. Their text has places where values go: what was
 * asked for, or written, is never told.
 */
export function slowStatements(milliseconds: number, tell: (slow: SlowStatement) => void): DatabaseWatch | undefined {
  if (milliseconds === 0) return undefined
  return {
    onStatement: ({ level, query, queryDurationMillis: took }) => {
      if (took < milliseconds) return
      tell({ statement: query.sql.slice(0, LONGEST), milliseconds: Math.round(took), hasFailed: level === 'error' })
    },
  }
}
