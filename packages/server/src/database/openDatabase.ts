import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { openNodeSqlite } from './nodeSqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Where the data is: a file of Node’s own SQLite, or a PostgreSQL server. */
export type DatabasePlace = { file: string } | { url: string }

const EIGHT_BYTE_INTEGER = 20

/** Opens the database; its tables are laid by `migrate`. */
export function openDatabase(place: DatabasePlace): Database {
  if ('file' in place) {
    if (place.file !== ':memory:') mkdirSync(dirname(place.file), { recursive: true })
    return new Kysely({ dialect: new SqliteDialect({ database: openNodeSqlite(place.file) }) })
  }
  const types: pg.CustomTypesConfig = {
    // Moments and counts stay far below what a number holds exactly.
    getTypeParser: (id, format) => (id === EIGHT_BYTE_INTEGER ? Number : pg.types.getTypeParser(id, format)),
  }
  const pool = new pg.Pool({ connectionString: place.url, types })
  // A connection that breaks while nobody uses it is replaced; one in use tells whoever uses it.
  pool.on('error', () => undefined)
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** The two databases differ in how tables are laid and in little else. */
export function isPostgres(database: Kysely<never>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
