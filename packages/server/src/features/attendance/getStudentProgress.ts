import { readClassCourses, withCourses } from '../classes/classCourses.ts'
import { selectClasses, toClasses } from '../classes/classQueries.ts'
import type { Handler } from '#contract/Handler.ts'
import { notFound } from '#lib/HttpError.ts'
import { readToday } from '../settings/schoolDays.ts'
import { readStudentAttendance } from './readStudentAttendance.ts'

/** Decision 138: the classes that a student is in, and what they read of their own attendance, for an administrator. */
export const getStudentProgress: Handler<'getStudentProgress'> = async (call) => {
  const { params, database } = call
  const student = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('students.id')
    .where('students.id', '=', params.id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirst()
  if (!student) throw notFound()
  const rows = await selectClasses(database)
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .where('class_students.student_id', '=', student.id)
    .execute()
  const classes = withCourses(toClasses(rows, await readToday(call)), await readClassCourses(database))
  return { classes, attendance: await readStudentAttendance(database, student.id) }
}
