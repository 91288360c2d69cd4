import { readStudentClassCourses } from '../classes/readStudentClassCourses.ts'
import type { Database } from '#database/openDatabase.ts'
import { isClassNotDeleted } from '../classes/classQueries.ts'
import { findStudentId } from '../auth/lockPeople.ts'
import type { Handler } from '#contract/Handler.ts'

type Course = { id: number; name: string }

/** Decision 119: a student's marks, including classes they have left, and the progress of their current classes. */
export async function readStudentAttendance(database: Database, studentId: number) {
  const rows = await readStudentMarks(database, studentId)
  const classIds = await readStudentClassIds(database, studentId)
  const coursesOf = await readStudentClassCourses(database, studentId)
  const heldDays = await countHeldDays(database, classIds)
  const outlines = await countOutlines(database)

  const marks = rows.map(({ class_id, title, ...mark }) => ({
    ...mark,
    class: { id: class_id, title },
    courses: [...coursesOf(class_id)],
  }))
  const isOf = (classId: number, { id }: Course) => coursesOf(classId).some((course) => course.id === id)
  const taught = [...classIds, ...rows.map(({ class_id }) => class_id)].flatMap(coursesOf)
  const courses = [...new Map(taught.map((course) => [course.id, course])).values()].map((course) => {
    const own = rows.filter(({ class_id }) => isOf(class_id, course))
    const held = classIds.filter((id) => isOf(id, course)).map(heldDays)
    return {
      ...course,
      present: own.filter(({ status }) => status === 'present').length,
      absent: own.filter(({ status }) => status === 'absent').length,
      held: held.reduce((sum, days) => sum + days, 0),
      outlines: outlines(course.id),
    }
  })
  return { courses: courses.toSorted((one, other) => one.id - other.id), marks }
}

/**
 * A student's marks, newest first. Marks of deleted classes are excluded; marks of a class whose teacher was deleted
 * are included.
 */
function readStudentMarks(database: Database, studentId: number) {
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

/** The classes that a student is in, or was in when the teacher was deleted. */
async function readStudentClassIds(database: Database, studentId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('classes.id')
    .where('class_students.student_id', '=', studentId)
    .where(isClassNotDeleted)
    .execute()
  return rows.map(({ id }) => id)
}

/** The number of days on which a class has any mark. It counts as held then, regardless of the timetable. */
async function countHeldDays(database: Database, classIds: readonly number[]): Promise<(classId: number) => number> {
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

/** The number of outlines of each course. */
async function countOutlines(database: Database): Promise<(courseId: number) => number> {
  const rows = await database
    .selectFrom('outlines')
    .select(({ fn }) => ['course_id', fn.countAll<number | string>().as('count')])
    .groupBy('course_id')
    .execute()
  const counts = new Map(rows.map(({ course_id, count }) => [course_id, Number(count)]))
  return (courseId) => counts.get(courseId) ?? 0
}

export const listOwnAttendance: Handler<'listOwnAttendance'> = async ({ database, account }) => {
  const studentId = await findStudentId(database, account.id)
  return studentId === undefined ? { courses: [], marks: [] } : readStudentAttendance(database, studentId)
}
