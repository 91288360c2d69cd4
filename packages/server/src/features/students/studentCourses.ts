import type { OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { readPaymentTerms } from '../payments/paymentTerms.ts'
import { savePurchase } from '../payments/savePurchase.ts'

type Call = Pick<OperationRequest<'createStudent'>, 'database' | 'services' | 'now' | 'afterCommit'>
type WantedCourse = NonNullable<OperationRequest<'createStudent'>['body']['courses']>[number]

/**
 * Saves the times at which a student would like to take courses. A free course is enrolled at once (decision 55); a
 * payment for another one is recorded separately.
 */
export async function addWantedCourses(
  call: Call,
  student_id: number,
  courses: readonly WantedCourse[],
): Promise<void> {
  if (courses.length === 0) return
  const times = courses.flatMap(({ course_id, timings }) =>
    timings.map(({ from, to, days }) => ({
      student_id,
      course_id,
      time_from: from,
      time_to: to,
      days: serializeWeekdays(days),
    })),
  )
  if (times.length > 0) await call.database.insertInto('student_timings').values(times).execute()
  await enrollInFreeCourses(
    call,
    student_id,
    courses.map(({ course_id: id }) => id),
  )
}

/** Replaces the times of all courses that are still offered. Times of other courses can’t be changed and stay. */
export async function replaceWantedCourses(
  call: Call,
  studentId: number,
  courses: readonly WantedCourse[],
): Promise<void> {
  await call.database
    .deleteFrom('student_timings')
    .where('student_id', '=', studentId)
    .where('course_id', 'in', selectOfferedCourseIds(call.database))
    .execute()
  await addWantedCourses(call, studentId, courses)
}

function selectOfferedCourseIds(database: Database) {
  return database.selectFrom('courses').select('id').where('archived_at', 'is', null)
}

async function enrollInFreeCourses(call: Call, student_id: number, ids: readonly number[]): Promise<void> {
  const free = await call.database
    .selectFrom('courses')
    .select(['id', 'price', 'pricing'])
    .where('id', 'in', ids)
    .where('price', '=', 0)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('purchases')
        .select('course_id')
        .where('student_id', '=', student_id)
        .where('status', 'in', ['pending', 'paid']),
    )
    .execute()
  for (const { id: course_id, ...course } of free) {
    const subject = { kind: 'course', itemId: course_id, studentId: student_id } as const
    const terms = await readPaymentTerms(call, { ...subject, price: course.price, code: undefined, isUsed: true })
    const nothingSent = { file: undefined, method: undefined, form: {} }
    const owners = { student_id, course_id }
    await savePurchase(call, { owners, course, terms, ...nothingSent, fields: ['courses', 'courses'] })
  }
}
