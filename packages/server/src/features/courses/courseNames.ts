import type { Database } from '#database/openDatabase.ts'

/** The names of those among some courses that are there and not archived, by their ids. */
export async function readActiveCourseNames(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('courses')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What a course is called, also one that is archived. */
export async function readCourseName(database: Database, id: number): Promise<string> {
  const { name } = await database.selectFrom('courses').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return name
}
