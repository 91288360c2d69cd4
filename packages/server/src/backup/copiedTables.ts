import type { DatabaseSync } from 'node:sqlite'
import { DEFAULT_DATABASE_LIMITS } from '../database/databaseOptions.ts'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { explainConnectionFailure } from '../database/databaseErrors.ts'
import { OperatorError } from '../lib/OperatorError.ts'

export type CopiedTable = {
  name: string
  columns: string[]
  /** Whether ids are issued by a sequence, which must never repeat one. */
  isNumbered: boolean
  /** The batch size; small for tables with binary data. */
  rowsAtOnce: number
}

/** Derived tables and migration bookkeeping, which are not copied. */
const DERIVED = /^(?:table_changes|stale_rows|listed_\w+|\w+_words(?:_\w+)?|kysely_\w+|sqlite_\w+)$/

/** The tables of a database file that can't be derived from others. */
export function listCopiedTables(file: DatabaseSync): CopiedTable[] {
  const tables = file.prepare("select name, sql from sqlite_master where type = 'table' order by name").all()
  return tables
    .map(({ name, sql }) => ({ name: String(name), isNumbered: /autoincrement/i.test(String(sql)) }))
    .filter(({ name }) => !DERIVED.test(name))
    .map((table) => {
      const columns = file.prepare('select name, type from pragma_table_info(?)').all(table.name)
      const hasBytes = columns.some(({ type }) => type === 'blob')
      return { ...table, columns: columns.map(({ name }) => String(name)), rowsAtOnce: hasBytes ? 4 : 500 }
    })
}

export const quoteIdentifier = (name: string) => `"${name}"`

export function countTableRows(file: DatabaseSync, table: string): number {
  return Number(file.prepare(`select count(*) as count from ${quoteIdentifier(table)}`).get()?.['count'])
}

/** One connection without timeouts, because a copy may take long. */
const LIMITS = { ...DEFAULT_DATABASE_LIMITS, connections: 1, statementSeconds: 0, lockSeconds: 0, idleSeconds: 0 }

/** Runs `work` with a PostgreSQL connection, and explains why it can't be reached. */
export async function withPostgres<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ url, limits: LIMITS })
  try {
    return await work(database)
  } catch (error) {
    const why = explainConnectionFailure(error)
    throw why === undefined ? error : new OperatorError(why, { cause: error })
  } finally {
    await database.destroy()
  }
}
