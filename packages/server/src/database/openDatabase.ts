import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DatabaseLimits, DEFAULT_LIMITS } from './databaseLimits.ts'
import { NodeSqliteDialect } from './NodeSqliteDialect.ts'
import { openPool } from './openPool.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Where the data is: a file of Node’s own SQLite, or a PostgreSQL server. */
export type DatabasePlace = { file: string } | { url: string; limits?: DatabaseLimits }

/** Opens the database; its tables are laid by `migrate`. */
export function openDatabase(place: DatabasePlace): Database {
  if ('file' in place) {
    if (place.file !== ':memory:') mkdirSync(dirname(place.file), { recursive: true })
    return new Kysely({ dialect: new NodeSqliteDialect(place.file) })
  }
  const pool = openPool(place.url, place.limits ?? DEFAULT_LIMITS)
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** The two databases differ in how tables are laid and in little else. */
export function isPostgres(database: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
