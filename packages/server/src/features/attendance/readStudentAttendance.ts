import { readCoursesTaught } from '../classes/readCoursesTaught.ts'
import type { Database } from '#database/openDatabase.ts'
import { countHeldDays, countOutlines, readStudentClassIds, readStudentMarks } from './attendanceQueries.ts'

type Course = { id: number; name: string }

/** Decision 119: a student’s marks, also of classes that they have left, and how far the classes have come that they are in. */
export async function readStudentAttendance(database: Database, studentId: number) {
  const rows = await readStudentMarks(database, studentId)
  const classIds = await readStudentClassIds(database, studentId)
  const coursesOf = await readCoursesTaught(database, studentId)
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
