import { sql } from 'kysely'
import { openDatabase } from '../database/openDatabase.ts'

/** Has a PostgreSQL server do what belongs to none of its databases. */
export async function runOnPostgresServer(url: string, statement: string): Promise<void> {
  const database = openDatabase({ url })
  await sql
    .raw(statement)
    .execute(database)
    .finally(() => database.destroy())
}
