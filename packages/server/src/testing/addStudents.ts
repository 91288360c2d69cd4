import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import { reindexLists } from '../lists/reindexList.ts'

/** Adds a student for each name to a SQLite school and reindexes its lists. */
export async function addStudents(database: Database, names: readonly string[]): Promise<void> {
  await sql`insert into accounts (email, role, status, name, created_at)
    select 'pupil' || key || '@maktab.test', 'student', 'active', value, 0 from json_each(${JSON.stringify(names)})`.execute(
    database,
  )
  await sql`insert into students (account_id, std_id) select id, 'PUPIL-' || id from accounts
    where role = 'student' and id not in (select account_id from students)`.execute(database)
  await reindexLists(database)
}
