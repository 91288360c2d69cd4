import { readStudentClassCourses } from '../classes/readStudentClassCourses.ts'
import type { Database } from '#database/openDatabase.ts'
import { readExcusedDays } from '../excuses/excuseQueries.ts'
import { isClassNotDeleted } from '../classes/classQueries.ts'
import { findStudentId } from '../auth/lockPeople.ts'
import type { Handler } from '#contract/Handler.ts'

type Course = { id: number; name: string }

/** Decision 119: a student's marks, including classes they have left, and the progress of their current classes. */
export async function readStudentAttendance(database: Database, studentId: number) {
  const rows = await readStudentMarks(database, studentId)
  const classIds = await readStudentClassIds(database, studentId)
  const coursesOf = await readStudentClassCourses(database, studentId)
  const heldDays = await readHeldDays(database, classIds)
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
    const held = classIds.filter((id) => isOf(id, course)).flatMap(heldDays)
    const outlineCount = outlines(course.id)
    return {
      ...course,
      present: own.filter(({ status }) => status === 'present').length,
      absent: own.filter(({ status }) => status === 'absent').length,
      held: held.length,
      outlines: outlineCount,
      heldDays: held.toSorted().slice(0, outlineCount),
    }
  })
  const excused = await readExcusedDays(database, { classIds, studentId })
  const excuses = excused.map(({ date, classId }) => ({ date, courses: [...coursesOf(classId)] }))
  return { courses: courses.toSorted((one, other) => one.id - other.id), marks, excuses }
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

/** The days on which a class has any mark. It counts as held then, regardless of the timetable. */
async function readHeldDays(database: Database, classIds: readonly number[]): Promise<(classId: number) => string[]> {
  if (classIds.length === 0) return () => []
  const rows = await database
    .selectFrom('attendance')
    .select(['class_id', 'date'])
    .distinct()
    .where('class_id', 'in', classIds)
    .execute()
  const days = Map.groupBy(rows, ({ class_id }) => class_id)
  return (classId) => days.get(classId)?.map(({ date }) => date) ?? []
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
  return studentId === undefined ? { courses: [], marks: [], excuses: [] } : readStudentAttendance(database, studentId)
}
