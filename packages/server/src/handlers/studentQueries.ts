import type { Database } from '../database/openDatabase.ts'
import { notFound } from '../Refusal.ts'

/** The students as lists show them: all who are not archived, or those of one course. */
export async function selectStudents(database: Database, courseId?: number) {
  const ids = courseId === undefined ? undefined : idsOfCourse(database, courseId)
  const students = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select([
      'students.id',
      'std_id',
      'accounts.name',
      'accounts.email',
      'contact_number',
      'alternate_contact_number',
      'date_of_birth',
      'preferred_language',
      'guardian_name',
      'signature',
      'registration_date',
    ])
    .where('accounts.status', '!=', 'archived')
    .$if(ids !== undefined, (query) => (ids ? query.where('students.id', 'in', ids) : query))
    .orderBy('students.id')
    .execute()
  const timings = await database
    .selectFrom('student_timings')
    .innerJoin('courses', 'courses.id', 'student_timings.course_id')
    .select(['student_timings.id', 'student_id', 'course_id', 'courses.name', 'time_from as from', 'time_to as to'])
    .$if(ids !== undefined, (query) => (ids ? query.where('student_id', 'in', ids) : query))
    .orderBy('student_timings.id')
    .execute()
  const timingsOf = Map.groupBy(timings, (timing) => timing.student_id)
  // The rows themselves are given, not copies: there may be twenty thousand.
  return students.map((student) =>
    Object.assign(student, { class_course_data: byCourse(timingsOf.get(student.id) ?? []) }),
  )
}

/** Whoever asked for a course, or has it: a purchase that was not rejected, or times for it. */
function idsOfCourse(database: Database, courseId: number) {
  return database
    .selectFrom('purchases')
    .select('student_id')
    .where('course_id', '=', courseId)
    .where('status', 'in', ['pending', 'paid'])
    .union(database.selectFrom('student_timings').select('student_id').where('course_id', '=', courseId))
}

type Timing = { id: number; course_id: number; name: string; from: string; to: string }

/** One student's times; two courses may have one name. A student has few courses, so that a list beats a `Map`. */
function byCourse(rows: readonly Timing[]) {
  const ids: number[] = []
  const courses: { course_name: string; timings: { id: number; from: string; to: string }[] }[] = []
  for (const { id, course_id, name, from, to } of rows) {
    const course = courses[ids.indexOf(course_id)]
    if (course) {
      course.timings.push({ id, from, to })
    } else {
      ids.push(course_id)
      courses.push({ course_name: name, timings: [{ id, from, to }] })
    }
  }
  return courses
}

/** One student; whoever is archived is no longer there. */
export async function studentOf(database: Database, id: number): Promise<{ id: number; account_id: number }> {
  const student = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['students.id', 'account_id'])
    .where('students.id', '=', id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirst()
  if (!student) throw notFound()
  return student
}
