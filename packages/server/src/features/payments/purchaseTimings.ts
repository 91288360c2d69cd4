import type { Database } from '#database/openDatabase.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

type TimeRange = { from: string; to: string; days?: number[] }

/** Refuses times of a purchase that have no length or are there twice (decisions 24, 29). */
export function checkPurchaseTimings(timings: readonly TimeRange[]): void {
  const seen = new Set<string>()
  for (const [index, { from, to, days }] of timings.entries()) {
    const field = `classTimings[${index}]`
    if (from === to) throw invalidField(field, message('The end must differ from the beginning.'))
    const slot = `${from} ${to} ${serializeWeekdays(days)}`
    if (seen.has(slot)) throw invalidField(field, message('This time is in the list already.'))
    seen.add(slot)
  }
}

/** Keeps when a student would like to be taught; what an earlier, rejected purchase of the course asked for goes. */
export async function replacePurchaseTimings(
  database: Database,
  owners: { student_id: number; course_id: number },
  timings: readonly TimeRange[],
): Promise<void> {
  await database
    .deleteFrom('student_timings')
    .where('student_id', '=', owners.student_id)
    .where('course_id', '=', owners.course_id)
    .execute()
  await database
    .insertInto('student_timings')
    .values(
      timings.map(({ from, to, days }) => ({ ...owners, time_from: from, time_to: to, days: serializeWeekdays(days) })),
    )
    .execute()
}
