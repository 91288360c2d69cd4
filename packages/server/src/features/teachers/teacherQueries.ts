import type { Database } from '#database/openDatabase.ts'
import { parseWeekdays } from '#validation/weekdays.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { assertCodeAvailable } from '../auth/userAccounts.ts'
import { profileColumns, splitProfile } from '../visitors/teacherProfile.ts'
import { message } from '#i18n/message.ts'

/** The list rows of these teachers. */
export async function readTeachers(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'teachers.version', 'teach_id', 'accounts.name', 'accounts.email'])
    .select(['accounts.status', 'accounts.unconfirmed_since', 'application_date', 'contact_number'])
    .select(({ eb }) => eb('accounts.password_hash', 'is', null).as('hasNoPassword'))
    .select(['current_address', 'date_of_birth', 'experience_quran as experience_Quran', 'gender'])
    .select(['institution', 'languages_spoken', 'age_group', 'nationality', 'other_experience'])
    .select(['qualification', ...profileColumns])
    .where('accounts.status', '!=', 'archived')
    .where('teachers.id', 'in', ids)
    .orderBy('teachers.id')
  const times = database
    .selectFrom('teacher_timings')
    .select(['id', 'teacher_id', 'course_id', 'course_name', 'time_from as from', 'time_to as to', 'days'])
    .where('teacher_id', 'in', ids)
    .orderBy('id')
  const courses = database
    .selectFrom('course_assignments')
    .innerJoin('courses', 'courses.id', 'course_assignments.course_id')
    .select(['teacher_id', 'courses.id', 'courses.name'])
    .where('teacher_id', 'in', ids)
    .where('courses.archived_at', 'is', null)
    .orderBy('courses.id')
  const [teachers, timings, assigned] = await Promise.all([found.execute(), times.execute(), courses.execute()])
  const timingsOf = Map.groupBy(timings, (timing) => timing.teacher_id)
  const coursesOf = Map.groupBy(assigned, (course) => course.teacher_id)
  return teachers.map(({ unconfirmed_since, hasNoPassword, ...row }) => {
    const { profile, others: teacher } = splitProfile(row)
    return {
      ...teacher,
      ...(unconfirmed_since !== null && { emailConfirmed: false }),
      // Applicants get a password when they are approved.
      ...(hasNoPassword && teacher.status === 'active' && { awaitsPassword: true }),
      class_timings: (timingsOf.get(teacher.id) ?? []).map(({ teacher_id: _own, days, ...timing }) => ({
        ...timing,
        days: parseWeekdays(days),
      })),
      courses: (coursesOf.get(teacher.id) ?? []).map(({ id, name }) => ({ id, name })),
      ...(teacher.status !== 'pending' && { publicProfile: profile }),
    }
  })
}

/** The ids of the teachers allotted to a student for a course. */
export async function readAllottedTeacherIds(
  database: Database,
  of: { studentId: number; courseId: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('allotments')
    .select('teacher_id')
    .where('student_id', '=', of.studentId)
    .where('course_id', '=', of.courseId)
    .execute()
  return rows.map(({ teacher_id: id }) => id)
}

/** A teacher with their account; throws if they don't exist or are archived. */
export async function requireTeacher(database: Database, id: number) {
  const teacher = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'account_id', 'accounts.status', 'accounts.email', 'accounts.name'])
    .select(['accounts.password_hash', 'accounts.language', 'accounts.unconfirmed_since'])
    .where('teachers.id', '=', id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
  return teacher
}

/** Rejects a teacher who can't teach at the body's field. */
export async function assertTeacherActive(database: Database, id: number, field: string): Promise<void> {
  const teacher = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select('accounts.status')
    .where('teachers.id', '=', id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(() => invalidField(field, message('This teacher no longer exists.')))
  if (teacher.status !== 'active') throw invalidField(field, message('This teacher isn’t active.'))
}

/** Rejects a teacher ID that another teacher has, and suggests a free one. */
export async function assertTeacherCodeAvailable(
  database: Database,
  code: string,
  { field, except = 0 }: { field: string; except?: number },
): Promise<void> {
  await assertCodeAvailable(code, field, async (codes) => {
    const rows = await database
      .selectFrom('teachers')
      .select('teach_id')
      .where('teach_id', 'in', codes)
      .where('id', '!=', except)
      .execute()
    return rows.map((row) => row.teach_id ?? '')
  })
}
