import pg from 'pg'

/** Each connection keeps what it has prepared: what is asked with ever other texts would fill it. */
const MAX_STATEMENTS = 200
const MAX_LENGTH = 2000
const OF_ONE_ROW = /^"(?:\w+"\.")?(?:id|key|token_hash|key_hash)" = \$\d+(?: and |$)/

/**
 * `feature_not_supported` is what PostgreSQL says of a plan whose columns are others now; the others, that a pool between
 * has lent another connection.
 */
const OUTDATED = new Set(['0A000', '26000', '42P05'])

export type PreparedStatements = {
  /** Under which name a statement is kept by each connection; nothing for one that is to be planned each time. */
  nameOf: (text: string, values: readonly unknown[]) => string | undefined
  /** From here on none is kept. */
  stop: () => void
}

/** The statements of a school that are the same to PostgreSQL whatever their values are, which it need not read again. */
export function createPreparedStatements(): PreparedStatements {
  const names = new Map<string, string | undefined>()
  let isStopped = false
  return {
    nameOf: (text, values) => {
      if (isStopped) return undefined
      if (names.has(text)) return names.get(text)
      if (names.size === MAX_STATEMENTS || !isSettled(text, values)) return undefined
      const name = `s${names.size + 1}`
      names.set(text, name)
      return name
    },
    stop: () => void (isStopped = true),
  }
}

/** Whether a fault is of what was prepared: without it the same statement goes well. */
export function isStaleStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && OUTDATED.has(error.code ?? '')
}

/**
 * Whether the best plan is the same for all values: one row is written, or looked up by its key. What has none is asked in
 * one word, which costs less than to name it.
 */
function isSettled(text: string, values: readonly unknown[]): boolean {
  if (values.length === 0 || text.length > MAX_LENGTH) return false
  if (text.startsWith('insert into ')) return true
  const [, where, ...more] = text.split(' where ')
  return where !== undefined && more.length === 0 && OF_ONE_ROW.test(where)
}
