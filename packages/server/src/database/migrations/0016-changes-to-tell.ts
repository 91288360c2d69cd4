import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../openDatabase.ts'

/** Tables that `0005` already counts on SQLite. */
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
]
const alsoShown = [
  'teacher_timings',
  'outlines',
  'course_assignments',
  'class_timings',
  'class_courses',
  'class_students',
  'class_student_timings',
  'attendance',
  'policies',
  'events',
  'event_members',
  'purchases',
  'settings',
  'lesson_changes',
  'lesson_acts',
  'acts',
]

/**
 * Reports changes of tables by any process: PostgreSQL notifies listeners on commit, once per table, and SQLite counts.
 */
export const changesToTell: Migration = {
  up: async (database: Kysely<never>) => {
    if (isPostgres(database)) return tellOnPostgres(database)
    for (const table of alsoShown) {
      await sql`insert into table_changes (name, count) values (${table}, 0)`.execute(database)
      for (const action of ['insert', 'update', 'delete']) {
        const name = sql.id(`${table}_${action}_counted`)
        await sql`create trigger ${name} after ${sql.raw(action)} on ${sql.table(table)}
          begin update table_changes set count = count + 1 where name = ${sql.lit(table)}; end`.execute(database)
      }
    }
  },
}

async function tellOnPostgres(database: Kysely<never>): Promise<void> {
  await sql`create function tell_change() returns trigger language plpgsql as
    'begin perform pg_notify(''table_changes'', tg_table_name); return null; end'`.execute(database)
  for (const table of [...counted, ...alsoShown]) {
    await sql`create trigger ${sql.id(`${table}_told`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_change()`.execute(database)
  }
}
