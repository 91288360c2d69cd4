import {
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  type DialectAdapter,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { dirname } from 'node:path'
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS } from './databaseLimits.ts'
import type { DatabaseObserver } from './DatabaseObserver.ts'
import { createFolder } from './createFolder.ts'
import { openPool } from './openPool.ts'
import type { Tables } from './tables.ts'
import { openNodeSqlite } from './openNodeSqlite.ts'

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
