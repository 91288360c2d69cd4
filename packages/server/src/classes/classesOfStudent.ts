import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import type { Services } from '../Services.ts'
import { readToday } from '../settings/schoolDays.ts'
import { selectClasses, toClasses } from './classQueries.ts'

type Calling = {
  database: Database
  account: Account
  services: Pick<Services, 'timeZone'>
  now: number
  courseId?: number
}

/**
 * The classes of the calling student, once for each course that it teaches them: what their teacher was allotted for;
 * else what they gave times for; else all that the class is about.
 */
export async function readStudentClasses({ database, account, services, now, courseId }: Calling) {
  const student = await database
    .selectFrom('students')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!student) return []
  const rows = await selectClasses(database)
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .where('class_students.student_id', '=', student.id)
    .execute()
  const coursesByClass = Map.groupBy(await readCourses(database, student.id), (course) => course.classId)
  const today = await readToday({ database, services, now })
  return toClasses(rows, today).flatMap(({ id, title, classLink, starts, ends, teacher_class_timings }) => {
    const all = coursesByClass.get(id) ?? []
    const allotted = all.filter((course) => course.isAllotted)
    const wished = all.filter((course) => course.isWished)
    const courses = [allotted, wished, all].find((some) => some.length > 0) ?? []
    return courses
      .filter((course) => courseId === undefined || course.id === courseId)
      .map((course) => ({
        class: { id, title, classLink, starts, ends, teacher_class_timings },
        course: { id: course.id, name: course.name },
      }))
  })
}

function readCourses(database: Database, studentId: number) {
  return database
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('class_courses', 'class_courses.class_id', 'classes.id')
    .innerJoin('courses', 'courses.id', 'class_courses.course_id')
    .select(['classes.id as classId', 'courses.id', 'courses.name'])
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('allotments')
            .select('allotments.id')
            .where('allotments.student_id', '=', studentId)
            .whereRef('allotments.teacher_id', '=', 'classes.teacher_id')
            .whereRef('allotments.course_id', '=', 'courses.id'),
        )
        .as('isAllotted'),
      of
        .exists(
          of
            .selectFrom('student_timings')
            .select('student_timings.id')
            .where('student_timings.student_id', '=', studentId)
            .whereRef('student_timings.course_id', '=', 'courses.id'),
        )
        .as('isWished'),
    ])
    .where('class_students.student_id', '=', studentId)
    .where('classes.archived_at', 'is', null)
    .orderBy('courses.id')
    .execute()
}
