import { findStudentId } from '../auth/findStudentId.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import type { Services } from '#contract/Services.ts'
import { readToday } from '../settings/schoolDays.ts'
import { readCoursesTaught } from './readCoursesTaught.ts'
import { readReportDays } from './reportDays.ts'
import { selectClasses, toClasses } from './classQueries.ts'

type CallerContext = {
  database: Database
  account: Account
  services: Pick<Services, 'timeZone'>
  now: number
  courseId?: number
}

/** The classes of the calling student, once for each course that it teaches them. */
export async function readStudentClasses({ database, account, services, now, courseId }: CallerContext) {
  const studentId = await findStudentId(database, account.id)
  if (studentId === undefined) return []
  const rows = await selectClasses(database)
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .where('class_students.student_id', '=', studentId)
    .execute()
  const coursesOf = await readCoursesTaught(database, studentId)
  const reportedOn = await readReportDays({ database, services, studentId })
  const today = await readToday({ database, services, now })
  return toClasses(rows, today).flatMap(({ id, title, classLink, starts, ends, teacher_class_timings }) => {
    return coursesOf(id)
      .filter((course) => courseId === undefined || course.id === courseId)
      .map((course) => ({
        class: { id, title, classLink, starts, ends, teacher_class_timings },
        course,
        reported: reportedOn(id, course.id),
      }))
  })
}
