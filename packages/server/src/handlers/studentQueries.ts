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
    .select(['id', 'student_id', 'course_id', 'time_from', 'time_to'])
    .$if(ids !== undefined, (query) => (ids ? query.where('student_id', 'in', ids) : query))
    .orderBy('id')
    .execute()
  const timesOf = byStudent(timings, await readCourseNames(database))
  // The rows themselves are given, not copies: there may be twenty thousand.
  return students.map((student) =>
    Object.assign(student, { class_course_data: timesOf.get(student.id)?.courses ?? [] }),
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

/** There are few courses to many times, so that their names are read once instead of along with every time. */
async function readCourseNames(database: Database): Promise<Map<number, string>> {
  const courses = await database.selectFrom('courses').select(['id', 'name']).execute()
  return new Map(courses.map(({ id, name }) => [id, name]))
}

type Timing = { id: number; student_id: number; course_id: number; time_from: string; time_to: string }
type CourseTimes = { course_name: string; timings: { id: number; from: string; to: string }[] }
type TimesOfStudent = { ids: number[]; courses: CourseTimes[] }

/** Each student's times by course; two courses may have one name. A student has few, so that a list beats a `Map`. */
function byStudent(rows: readonly Timing[], names: ReadonlyMap<number, string>): Map<number, TimesOfStudent> {
  const students = new Map<number, TimesOfStudent>()
  for (const { id, student_id, course_id, time_from, time_to } of rows) {
    let student = students.get(student_id)
    if (!student) students.set(student_id, (student = { ids: [], courses: [] }))
    const timing = { id, from: time_from, to: time_to }
    const course = student.courses[student.ids.indexOf(course_id)]
    if (course) {
      course.timings.push(timing)
    } else {
      student.ids.push(course_id)
      student.courses.push({ course_name: names.get(course_id) ?? '', timings: [timing] })
    }
  }
  return students
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
