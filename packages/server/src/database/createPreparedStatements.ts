import pg from 'pg'

/** Limits, because connections keep prepared statements until they close. */
const MAX_STATEMENTS = 200
const MAX_LENGTH = 2000
const LOOKUP_BY_KEY = /^"(?:\w+"\.")?(?:id|key|token_hash|key_hash)" = \$\d+(?: and |$)/

/**
 * `feature_not_supported`: the columns of a prepared plan have changed. The others: a connection pool in between has
 * assigned another connection.
 */
const STALE_CODES = new Set(['0A000', '26000', '42P05'])

export type PreparedStatements = {
  /** The name to prepare a statement under; undefined if it shouldn’t be prepared. */
  getName: (text: string, values: readonly unknown[]) => string | undefined
  /** Prepares no more statements. */
  stop: () => void
}

/** Chooses the statements worth preparing: those with the same best plan for all values. */
export function createPreparedStatements(): PreparedStatements {
  const names = new Map<string, string | undefined>()
  let isStopped = false
  return {
    getName: (text, values) => {
      if (isStopped) return undefined
      if (names.has(text)) return names.get(text)
      if (names.size === MAX_STATEMENTS || !isWorthPreparing(text, values)) return undefined
      const name = `s${names.size + 1}`
      names.set(text, name)
      return name
    },
    stop: () => void (isStopped = true),
  }
}

/** Whether an error comes from a stale prepared statement, so that the same statement succeeds unprepared. */
export function isStaleStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && STALE_CODES.has(error.code ?? '')
}

/**
 * Whether the best plan is the same for all values: an insert, or a lookup of one row by key. Statements without
 * parameters use the simple protocol, which is cheaper than a named statement.
 */
function isWorthPreparing(text: string, values: readonly unknown[]): boolean {
  if (values.length === 0 || text.length > MAX_LENGTH) return false
  if (text.startsWith('insert into ')) return true
  const [, where, ...more] = text.split(' where ')
  return where !== undefined && more.length === 0 && LOOKUP_BY_KEY.test(where)
}
