import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../openDatabase.ts'

/** Reports changes of further tables, as `0016` does. */
export async function createChangeTriggers(database: Kysely<never>, table: string): Promise<void> {
  if (isPostgres(database)) {
    await sql`create trigger ${sql.id(`${table}_told`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_change()`.execute(database)
    return
  }
  await sql`insert into table_changes (name, count) values (${table}, 0)`.execute(database)
  for (const action of ['insert', 'update', 'delete']) {
    const name = sql.id(`${table}_${action}_counted`)
    await sql`create trigger ${name} after ${sql.raw(action)} on ${sql.table(table)}
      begin update table_changes set count = count + 1 where name = ${sql.lit(table)}; end`.execute(database)
  }
}
