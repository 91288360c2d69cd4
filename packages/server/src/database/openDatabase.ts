import {
  type SqliteDatabase,
  type SqliteStatement,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  type DialectAdapter,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { type SQLInputValue, type SQLOutputValue, DatabaseSync } from 'node:sqlite'
import { dirname } from 'node:path'
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS, type DatabaseObserver } from './databaseOptions.ts'
import { createFolder } from './dataFolder.ts'
import { openPool } from './openPool.ts'
import type { Tables } from './tables.ts'

const MAX_STATEMENTS = 500

/** What SQLite has rolled back of its own, as on a full disk, is not rolled back again: the fault that led there is told. */
const nothingToRollBack: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/**
 * Node's own SQLite as Kysely’s dialect wants it: durable (every commit reaches the disk), with foreign keys on, and
 * with zeros where something was deleted.
 */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // Only a new file can be made to give space back, before anything is written into it.
  if (database.prepare('PRAGMA page_count').get()?.['page_count'] === 0) {
    database.exec('PRAGMA auto_vacuum = INCREMENTAL;')
  }
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;')
  database.exec('PRAGMA secure_delete = ON;')
  const statements = new Map<string, SqliteStatement>()

  const prepare = (given: string): SqliteStatement => {
    if (given === 'rollback' && !database.isTransaction) return nothingToRollBack
    // One that reads before it writes would be refused, whatever it waits, where another process wrote in between.
    const sql = given === 'begin' ? 'begin immediate' : given
    // What was prepared before the tables change has the names of their old columns.
    if (statements.size >= MAX_STATEMENTS || /^\s*(?:alter|create|drop)\b/i.test(sql)) statements.clear()
    const known = statements.get(sql)
    if (known) return known
    const statement = prepareStatement(database, sql)
    statements.set(sql, statement)
    return statement
  }
  return { prepare, close: () => database.close() }
}

/** Rows come as arrays and are named here, as ordinary objects: both this and writing them as JSON is twice as fast. */
function prepareStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  const names = statement.columns().map((column) => column.name)
  statement.setReturnArrays(true)
  const toRow = (values: readonly SQLOutputValue[]) => {
    const row: Record<string, SQLOutputValue | undefined> = {}
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index]
    return row
  }
  const toRows = function* (found: Iterable<unknown>) {
    for (const values of found) yield toRow(values as SQLOutputValue[])
  }
  return {
    // One that releases pages has a row without columns for each, and ends with the last one.
    reader: names.length > 0 || sql.startsWith('pragma incremental_vacuum'),
    all: (parameters) => (statement.all(...primitives(parameters)) as unknown as SQLOutputValue[][]).map(toRow),
    run: (parameters) => statement.run(...primitives(parameters)),
    iterate: (parameters) => toRows(statement.iterate(...primitives(parameters))),
  }
}

/** `node:sqlite` takes an object for named parameters and shifts the rest in silence; none is let through. */
function primitives(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    if (value instanceof Uint8Array) return value
    throw new TypeError(`A parameter of a query must be text, a number, bytes or null, not ${typeof value}.`)
  })
}

/** SQLite lays tables in a transaction as PostgreSQL does: a start that is cut off leaves those of before. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: openNodeSqlite(file) })
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

export type Database = Kysely<Tables>

/** Where the data is: a file of Node’s own SQLite, or a PostgreSQL server. */
export type DatabaseLocation = { file: string } | { url: string; limits?: DatabaseLimits }

/** Opens the database; its tables are laid by `migrate`. */
export function openDatabase(place: DatabaseLocation, watches: readonly DatabaseObserver[] = []): Database {
  const log = (event: LogEvent) => watches.forEach(({ onStatement }) => onStatement(event))
  const told = watches.length > 0 && { log }
  if ('file' in place) {
    if (place.file !== ':memory:') createFolder(dirname(place.file))
    return new Kysely({ dialect: new NodeSqliteDialect(place.file), ...told })
  }
  const pool = openPool(place.url, place.limits ?? DEFAULT_DATABASE_LIMITS)
  for (const { onPool } of watches) onPool?.(pool.count)
  return new Kysely({ dialect: new PostgresDialect({ pool }), ...told })
}

/** The two databases differ in how tables are laid and in little else. */
export function isPostgres(database: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
