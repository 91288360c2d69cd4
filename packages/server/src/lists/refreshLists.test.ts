import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres } from '../database/openDatabase.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { reindexLists } from './reindexList.ts'

test('all rows that are marked are made, and SQLite learns how many there are', async () => {
  const { database, student } = await openTestSchool()
  for (let count = 0; count < 20; count += 1) await student()
  expect(await database.selectFrom('listed_students').select('id').execute()).toEqual([])
  await reindexLists(database)
  expect(await database.selectFrom('listed_students').select('id').execute()).toHaveLength(20)
  expect(await database.selectFrom('stale_rows').selectAll().execute()).toEqual([])
  if (isPostgres(database)) return
  const { rows } = await sql<{ stat: string }>`select stat from sqlite_stat1
    where tbl = 'listed_students' and idx = 'listed_students_by_name'`.execute(database)
  expect(rows).toMatchObject([{ stat: expect.stringMatching(/^20 /) }])
})
