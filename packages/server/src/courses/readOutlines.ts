import type { Database } from '../database/openDatabase.ts'

/** After all that have one. */
const NO_POSITION = 1_000_000

/** The outlines of a course as they stand. */
export function readOutlines(database: Database, courseId: number) {
  return database
    .selectFrom('outlines')
    .select(['id', 'version', 'title', 'description'])
    .where('course_id', '=', courseId)
    .orderBy((outline) => outline.fn.coalesce('position', outline.val(NO_POSITION)))
    .orderBy('id')
    .execute()
}
