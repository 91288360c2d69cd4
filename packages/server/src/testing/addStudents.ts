import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import { reindexLists } from '../lists/reindexList.ts'

/** A student of each of these names, in a school on SQLite; its lists are ready. */
export async function addStudents(database: Database, names: readonly string[]): Promise<void> {
  await sql`insert into accounts (email, role, status, name, created_at)
    select 'pupil' || key || '@maktab.test', 'student', 'active', value, 0 from json_each(${JSON.stringify(names)})`.execute(
    database,
  )
  await sql`insert into students (account_id, std_id) select id, 'PUPIL-' || id from accounts
    where role = 'student' and id not in (select account_id from students)`.execute(database)
  await reindexLists(database)
}
