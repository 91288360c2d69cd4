import { sql } from 'kysely'
import { type JsonText, createJsonBuilder, toJson, addJsonField } from '#database/jsonRows.ts'
import type { Database } from '#database/openDatabase.ts'
import { createWeekdaysExpression } from '#validation/weekdays.ts'
import { notFound } from '#lib/HttpError.ts'
import { PLACEHOLDER_PATTERN } from '#lib/placeholderEmails.ts'
import { assertCodeAvailable } from '../auth/userAccounts.ts'

/** Whether an account has an email, of its own or of the `head` of its family, but no password. */
const AWAITS_PASSWORD = sql<number>`case when accounts.password_hash is null
  and coalesce(head.email, accounts.email) not like ${PLACEHOLDER_PATTERN} then 1 else 0 end`

const SHARES_EMAIL = sql<number>`case when head.id is not null
  or exists (select 1 from accounts as sibling where sibling.sibling_of = accounts.id) then 1 else 0 end`

type Access = {
  /** The office's notes belong to teaching (decision 270). */
  hidesNotes?: boolean
}

/** The list rows of these students. */
export async function readStudents(database: Database, ids: readonly number[], { hidesNotes = false }: Access = {}) {
  const json = createJsonBuilder(database)
  const daysOf = createWeekdaysExpression(database)
  const students = database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('accounts as head', 'head.id', 'accounts.sibling_of')
    .select(({ ref, fn, eb }) => [
      'students.id',
      'accounts.unconfirmed_since',
      AWAITS_PASSWORD.as('awaitsPassword'),
      SHARES_EMAIL.as('sharesEmail'),
      json
        .text({
          id: ref('students.id'),
          version: ref('students.version'),
          std_id: ref('std_id'),
          name: ref('accounts.name'),
          email: fn.coalesce(
            ref('head.email'),
            eb.case().when('accounts.email', 'like', PLACEHOLDER_PATTERN).then('').else(ref('accounts.email')).end(),
          ),
          contact_number: ref('contact_number'),
          alternate_contact_number: ref('alternate_contact_number'),
          date_of_birth: ref('date_of_birth'),
          preferred_language: ref('preferred_language'),
          guardian_name: ref('guardian_name'),
          signature: ref('signature'),
          registration_date: ref('registration_date'),
          ...(!hidesNotes && { notes: ref('notes') }),
        })
        .as('student'),
    ])
    .where('students.id', 'in', ids)
  const timings = database
    .selectFrom('student_timings')
    .select(({ ref }) => [
      'student_id',
      'course_id',
      json.text({ id: ref('id'), from: ref('time_from'), to: ref('time_to'), days: daysOf(ref('days')) }).as('timing'),
    ])
    .where('student_id', 'in', ids)
    .orderBy('id')
  const [rows, times, names] = await Promise.all([students.execute(), timings.execute(), readCourseNames(database)])
  const timesOf = byStudent(times, names)
  return new Map(
    rows.map(({ id, student, unconfirmed_since, awaitsPassword, sharesEmail }) => {
      let row = addJsonField(student, 'class_course_data', timesOf(id))
      if (unconfirmed_since !== null) row = addJsonField(row, 'emailConfirmed', toJson(false))
      if (awaitsPassword) row = addJsonField(row, 'awaitsPassword', toJson(true))
      if (sharesEmail) row = addJsonField(row, 'sharesEmail', toJson(true))
      return [id, row]
    }),
  )
}

/** Students with a purchase of the course that was not rejected, or with preferred times for it. */
export function selectCourseStudentIds(courseId: number) {
  return sql<number>`select student_id from ${sql.table('purchases')} where course_id = ${courseId} and status in ('pending', 'paid')
    union select student_id from ${sql.table('student_timings')} where course_id = ${courseId}`
}

/** There are few courses but many timings, so names are read once instead of joined to every row. */
async function readCourseNames(database: Database) {
  const courses = await database.selectFrom('courses').select(['id', 'name']).execute()
  return new Map(courses.map(({ id, name }) => [id, toJson(name)]))
}

type Wish = { id: number; from: string; to: string; days: number[] }
type Timing = { student_id: number; course_id: number; timing: JsonText<Wish> }
type CourseTimes = { course_id: number; course_name: string; timings: Wish[] }
type TimesOfStudent = { ids: number[]; texts: string[] }

/**
 * The timings of each student by course. There may be forty thousand, so the JSON of each course is built by appending.
 * A student has few courses, so an array is faster than a `Map`.
 */
function byStudent(rows: readonly Timing[], names: ReadonlyMap<number, JsonText<string>>) {
  const students = new Map<number, TimesOfStudent>()
  for (const { student_id, course_id, timing } of rows) {
    let student = students.get(student_id)
    if (!student) students.set(student_id, (student = { ids: [], texts: [] }))
    const at = student.ids.indexOf(course_id)
    if (at === -1) {
      student.ids.push(course_id)
      student.texts.push(`{"course_id":${course_id},"course_name":${names.get(course_id) ?? '""'},"timings":[${timing}`)
    } else {
      student.texts[at] += `,${timing}`
    }
  }
  return (id: number): JsonText<CourseTimes[]> => {
    const { texts } = students.get(id) ?? { texts: [] }
    return texts.length === 0 ? '[]' : `[${texts.join(']},')}]}]`
  }
}

/** A student; throws if they don't exist or are archived. */
export async function requireStudent(database: Database, id: number) {
  const student = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['students.id', 'account_id', 'accounts.unconfirmed_since'])
    .where('students.id', '=', id)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
  return student
}

/** Rejects a student ID that another student has, and suggests a free one. */
export async function assertStudentCodeAvailable(
  database: Database,
  code: string,
  { field, except = 0 }: { field: string; except?: number },
): Promise<void> {
  await assertCodeAvailable(code, field, async (codes) => {
    const rows = await database
      .selectFrom('students')
      .select('std_id')
      .where('std_id', 'in', codes)
      .where('id', '!=', except)
      .execute()
    return rows.map((row) => row.std_id ?? '')
  })
}
