import { readOutlines } from '../courses/outlineHandlers.ts'
import type { Database } from '#database/openDatabase.ts'

type ReportedCourse = { classId: number; courseIds: readonly number[] }

/**
 * The titles of the outlines that a class has reached in a course up to a day. A class takes one outline on each day on
 * which it is held (decision 119).
 */
export async function readTaughtOutlines(
  database: Database,
  { classId, courseIds }: ReportedCourse,
): Promise<(courseId: number, until: string) => string[]> {
  if (courseIds.length === 0) return () => []
  const outlines = await readOutlines(database, courseIds)
  const days = await database
    .selectFrom('attendance')
    .select('date')
    .distinct()
    .where('class_id', '=', classId)
    .execute()
  return (courseId, until) => {
    const held = days.filter(({ date }) => date <= until).length
    const ofCourse = outlines.filter((outline) => outline.courseId === courseId)
    return ofCourse.slice(0, held).map(({ title }) => title)
  }
}
