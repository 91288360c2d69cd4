import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'

const MOST_STATEMENTS = 500

/** Node's own SQLite as Kysely’s dialect wants it: durable (every commit reaches the disk), with foreign keys on. */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  const statements = new Map<string, StatementSync>()

  const prepare = (sql: string): SqliteStatement => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    if (statements.size >= MOST_STATEMENTS) statements.clear()
    statements.set(sql, statement)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...primitives(parameters)),
      run: (parameters) => statement.run(...primitives(parameters)),
      iterate: (parameters) => statement.iterate(...primitives(parameters)),
    }
  }
  return { prepare, close: () => database.close() }
}

/** `node:sqlite` takes an object for named parameters and shifts the rest in silence; none is let through. */
function primitives(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    throw new TypeError(`A parameter of a query must be text, a number or null, not ${typeof value}.`)
  })
}
