import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'

/** Rows whose ids are among these. As an array PostgreSQL looks each of them up instead of reading the whole list for them. */
export function isAmong(database: Database, ids: RawBuilder<number>): RawBuilder<unknown> {
  return isPostgres(database) ? sql`id = any(array(${ids}))` : sql`id in (${ids})`
}
