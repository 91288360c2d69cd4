import { isClassNotDeleted } from '../classes/isClassNotDeleted.ts'
import type { Database } from '#database/openDatabase.ts'

/**
 * What was marked of a student, the newest first. The marks of a deleted class are gone; those of a class whose teacher
 * was deleted stay.
 */
export function readStudentMarks(database: Database, studentId: number) {
  return database
    .selectFrom('attendance')
    .innerJoin('classes', 'classes.id', 'attendance.class_id')
    .select(['attendance.id', 'date', 'status', 'attendance.class_id', 'classes.title'])
    .where('attendance.student_id', '=', studentId)
    .where(isClassNotDeleted)
    .orderBy('date', 'desc')
    .orderBy('attendance.id', 'desc')
    .execute()
}

/** The classes that a student is in, or was in when its teacher was deleted. */
export async function readStudentClassIds(database: Database, studentId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('classes.id')
    .where('class_students.student_id', '=', studentId)
    .where(isClassNotDeleted)
    .execute()
  return rows.map(({ id }) => id)
}

/** On how many days a class has a mark of anybody: it was held then, whatever the timetable says. */
export async function countHeldDays(
  database: Database,
  classIds: readonly number[],
): Promise<(classId: number) => number> {
  if (classIds.length === 0) return () => 0
  const rows = await database
    .selectFrom('attendance')
    .select(({ fn }) => ['class_id', fn.count<number | string>('date').distinct().as('days')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id')
    .execute()
  const days = new Map(rows.map((row) => [row.class_id, Number(row.days)]))
  return (classId) => days.get(classId) ?? 0
}

/** How many outlines each course has. */
export async function countOutlines(database: Database): Promise<(courseId: number) => number> {
  const rows = await database
    .selectFrom('outlines')
    .select(({ fn }) => ['course_id', fn.countAll<number | string>().as('count')])
    .groupBy('course_id')
    .execute()
  const counts = new Map(rows.map(({ course_id, count }) => [course_id, Number(count)]))
  return (courseId) => counts.get(courseId) ?? 0
}
