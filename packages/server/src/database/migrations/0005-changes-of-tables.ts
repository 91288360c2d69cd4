import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../openDatabase.ts'

const counted = [
  'accounts',
  'teachers',
  'students',
  'student_timings',
  'courses',
  'classes',
  'allotments',
  'allotment_timings',
  'reports',
] as const

/**
 * Counts changes of the tables behind the longest lists, including those by cascades and other processes. Not on
 * PostgreSQL, where all writers would wait for the row with the count.
 */
export const changesOfTables: Migration = {
  up: async (database: Kysely<never>) => {
    await database.schema
      .createTable('table_changes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute()
    if (isPostgres(database)) return
    for (const table of counted) {
      await sql`insert into table_changes (name, count) values (${table}, 0)`.execute(database)
      for (const action of ['insert', 'update', 'delete']) {
        const name = sql.id(`${table}_${action}_counted`)
        await sql`create trigger ${name} after ${sql.raw(action)} on ${sql.table(table)}
          begin update table_changes set count = count + 1 where name = ${sql.lit(table)}; end`.execute(database)
      }
    }
  },
}
