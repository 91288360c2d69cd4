import type { Database } from '#database/openDatabase.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { lockPerson } from '../auth/lockPeople.ts'
import { assertTeacherActive } from '../teachers/teacherQueries.ts'

type Form = {
  studentId: number
  teacherId: number
  courseId: number
  classTimes: readonly { from: string; to: string; days?: number[] }[]
}

export const ALREADY_ALLOTTED = message('This student is already allotted to this teacher for this course.')

/** Rejects an allotment of unknown people, of a course the teacher doesn't teach, or with conflicting slots. */
export async function checkAllotment(database: Database, form: Form): Promise<void> {
  await lockPerson(database, 'students', form.studentId)
  await lockPerson(database, 'teachers', form.teacherId)
  await checkStudent(database, form.studentId)
  await assertTeacherActive(database, form.teacherId, 'teacherId')
  await checkCourse(database, form)
  const taken = new Set<string>()
  for (const [index, { from, to, days }] of form.classTimes.entries()) {
    if (from === to) throw invalidField(`classTimes[${index}].to`, message('Start and end can’t be the same.'))
    const slot = `${from} ${to} ${serializeWeekdays(days)}`
    if (taken.has(slot)) throw invalidField(`classTimes[${index}]`, message('This time is already in the list.'))
    taken.add(slot)
  }
}

async function checkStudent(database: Database, studentId: number): Promise<void> {
  await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('students.id')
    .where('students.id', '=', studentId)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(() => invalidField('studentId', message('This student no longer exists.')))
}

async function checkCourse(database: Database, { teacherId, courseId }: Form): Promise<void> {
  const course = await database
    .selectFrom('courses')
    .leftJoin('course_assignments', (join) =>
      join.onRef('course_assignments.course_id', '=', 'courses.id').on('course_assignments.teacher_id', '=', teacherId),
    )
    .select('course_assignments.id as assignment')
    .where('courses.id', '=', courseId)
    .where('courses.archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => invalidField('courseId', message('This course no longer exists.')))
  if (course.assignment === null) throw invalidField('courseId', message('This course isn’t assigned to this teacher.'))
}
