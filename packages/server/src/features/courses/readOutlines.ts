import type { Database } from '#database/openDatabase.ts'

/** After all that have one. */
const NO_POSITION = 1_000_000

/** The outlines of courses as they stand in each. */
export function readOutlines(database: Database, courseIds: readonly number[]) {
  return database
    .selectFrom('outlines')
    .select(['course_id as courseId', 'id', 'version', 'title', 'description'])
    .where('course_id', 'in', courseIds)
    .orderBy((outline) => outline.fn.coalesce('position', outline.val(NO_POSITION)))
    .orderBy('id')
    .execute()
}
