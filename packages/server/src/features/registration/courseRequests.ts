import type { components } from '@maktab/contract/schema'
import type { Handler, HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { message } from '#i18n/message.ts'
import { notFound } from '#lib/HttpError.ts'
import { parseWeekdays } from '#validation/weekdays.ts'

type Wish = components['schemas']['TimeRange']

/**
 * Requests of offered courses that the student hasn’t paid for and the office hasn’t closed (decision 300). Any purchase
 * ends a request: from then on the payment says what is due.
 */
export function selectOpenRequests(database: Database) {
  return database
    .selectFrom('course_requests')
    .innerJoin('courses', 'courses.id', 'course_requests.course_id')
    .innerJoin('students', 'students.id', 'course_requests.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .where('course_requests.closed_at', 'is', null)
    .where('courses.archived_at', 'is', null)
    .where('accounts.status', '!=', 'archived')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('purchases')
            .select('purchases.id')
            .whereRef('purchases.student_id', '=', 'course_requests.student_id')
            .whereRef('purchases.course_id', '=', 'course_requests.course_id'),
        ),
      ),
    )
}

/** Keeps courses that are paid for later. */
export async function saveCourseRequests(
  database: Database,
  { studentId, courseIds, now }: { studentId: number; courseIds: readonly number[]; now: number },
): Promise<void> {
  if (courseIds.length === 0) return
  const rows = courseIds.map((course_id) => ({ student_id: studentId, course_id, created_at: now, closed_at: null }))
  await database.insertInto('course_requests').values(rows).execute()
}

/** The preferred times of students for courses, by `student course`. */
export async function readWishes(
  database: Database,
  studentIds: readonly number[],
): Promise<(studentId: number, courseId: number) => Wish[]> {
  if (studentIds.length === 0) return () => []
  const rows = await database
    .selectFrom('student_timings')
    .select(['student_id', 'course_id', 'time_from', 'time_to', 'days'])
    .where('student_id', 'in', [...new Set(studentIds)])
    .orderBy('id')
    .execute()
  const byPair = Map.groupBy(rows, ({ student_id, course_id }) => `${student_id} ${course_id}`)
  return (studentId, courseId) =>
    (byPair.get(`${studentId} ${courseId}`) ?? []).map(({ time_from: from, time_to: to, days }) => ({
      from,
      to,
      days: parseWeekdays(days),
    }))
}

/** The first teacher whom the office allotted for each course, with the weekly times, by `student course`. */
async function readAllotted(database: Database, studentIds: readonly number[]) {
  if (studentIds.length === 0) return new Map<string, { teacher: string; allottedTimes: Wish[] }>()
  const rows = await database
    .selectFrom('allotments')
    .innerJoin('teachers', 'teachers.id', 'allotments.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .leftJoin('allotment_timings', 'allotment_timings.allotment_id', 'allotments.id')
    .select(['allotments.id', 'student_id', 'course_id', 'accounts.name', 'time_from', 'time_to', 'days'])
    .where('student_id', 'in', [...new Set(studentIds)])
    .orderBy('allotments.id')
    .orderBy('allotment_timings.id')
    .execute()
  const byPair = Map.groupBy(rows, ({ student_id, course_id }) => `${student_id} ${course_id}`)
  const toAllotted = ([first, ...others]: typeof rows) => ({
    teacher: first?.name ?? '',
    allottedTimes: [first, ...others].flatMap((row) =>
      row?.id === first?.id && row?.time_from && row.time_to
        ? { from: row.time_from, to: row.time_to, days: parseWeekdays(row.days ?? '') }
        : [],
    ),
  })
  return new Map([...byPair].map(([pair, all]) => [pair, toAllotted(all)]))
}

/** The open requests of the current student, with the teacher whom the office allotted. */
const listOwnRequests: Handler<'listOwnRequests'> = async ({ account, database }) => {
  const rows = await selectOpenRequests(database)
    .select(['course_requests.id', 'course_requests.student_id', 'course_requests.course_id'])
    .select(['courses.name', 'courses.price', 'courses.pricing', 'course_requests.created_at'])
    .where('students.account_id', '=', account.id)
    .orderBy('course_requests.created_at')
    .orderBy('course_requests.id')
    .execute()
  const studentIds = rows.map(({ student_id }) => student_id)
  const wishesOf = await readWishes(database, studentIds)
  const allotted = await readAllotted(database, studentIds)
  const requests = rows.map(({ id, student_id, course_id: courseId, name, price, pricing, created_at }) => ({
    id,
    courseId,
    courseName: name,
    timings: wishesOf(student_id, courseId),
    requestedAt: new Date(created_at).toISOString(),
    price,
    pricing,
    teacher: null,
    allottedTimes: [],
    ...allotted.get(`${student_id} ${courseId}`),
  }))
  return { requests }
}

const closeCourseRequest: Handler<'closeCourseRequest'> = async ({ params, database, now }) => {
  const { numUpdatedRows } = await database
    .updateTable('course_requests')
    .set({ closed_at: now })
    .where('id', '=', params.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  return { message: message('Request closed') }
}

export const courseRequestHandlers: HandlersFor<'listOwnRequests' | 'closeCourseRequest'> = {
  listOwnRequests,
  closeCourseRequest,
}
