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
import { openPostgresPool } from './openPostgresPool.ts'
import type { Tables } from './tables.ts'

const MAX_STATEMENTS = 500

/** SQLite itself rolls back on some errors, such as a full disk. A second rollback would hide the original error. */
const nothingToRollBack: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/**
 * Adapts Node's SQLite to Kysely’s dialect: every commit is synced to disk, foreign keys are enforced, and deleted data
 * is overwritten with zeros.
 */
export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // Only possible for a new file, before anything is written.
  if (database.prepare('PRAGMA page_count').get()?.['page_count'] === 0) {
    database.exec('PRAGMA auto_vacuum = INCREMENTAL;')
  }
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;')
  database.exec('PRAGMA secure_delete = ON;')
  const statements = new Map<string, SqliteStatement>()

  const prepare = (text: string): SqliteStatement => {
    if (text === 'rollback' && !database.isTransaction) return nothingToRollBack
    // A deferred transaction that reads first fails regardless of the timeout if another process wrote in between.
    const sql = text === 'begin' ? 'begin immediate' : text
    // Statements prepared before a change of tables have the old column names.
    if (statements.size >= MAX_STATEMENTS || /^\s*(?:alter|create|drop)\b/i.test(sql)) statements.clear()
    const known = statements.get(sql)
    if (known) return known
    const statement = prepareStatement(database, sql)
    statements.set(sql, statement)
    return statement
  }
  return { prepare, close: () => database.close() }
}

/** Reads rows as arrays and converts them to plain objects, which makes reading and serializing twice as fast. */
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
    // incremental_vacuum returns a row without columns per page, and must be read to the end.
    reader: names.length > 0 || sql.startsWith('pragma incremental_vacuum'),
    all: (parameters) => (statement.all(...primitives(parameters)) as unknown as SQLOutputValue[][]).map(toRow),
    run: (parameters) => statement.run(...primitives(parameters)),
    iterate: (parameters) => toRows(statement.iterate(...primitives(parameters))),
  }
}

/** Rejects objects, which `node:sqlite` would take for named parameters, silently shifting the others. */
function primitives(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    if (value instanceof Uint8Array) return value
    throw new TypeError(`A parameter of a query must be text, a number, bytes or null, not ${typeof value}.`)
  })
}

/** Runs migrations in a transaction, as on PostgreSQL, so that an interrupted one leaves the old tables. */
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

/** A SQLite file or a PostgreSQL server. */
export type DatabaseLocation = { file: string } | { url: string; limits?: DatabaseLimits }

/** Opens the database; `migrate` creates its tables. */
export function openDatabase(place: DatabaseLocation, observers: readonly DatabaseObserver[] = []): Database {
  const log = (event: LogEvent) => observers.forEach(({ onStatement }) => onStatement(event))
  const logging = observers.length > 0 && { log }
  if ('file' in place) {
    if (place.file !== ':memory:') createFolder(dirname(place.file))
    return new Kysely({ dialect: new NodeSqliteDialect(place.file), ...logging })
  }
  const pool = openPostgresPool(place.url, place.limits ?? DEFAULT_DATABASE_LIMITS)
  for (const { onPool } of observers) onPool?.(pool.count)
  return new Kysely({ dialect: new PostgresDialect({ pool }), ...logging })
}

/** Whether the database is PostgreSQL; the dialects differ mainly in how tables are created. */
export function isPostgres(database: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
