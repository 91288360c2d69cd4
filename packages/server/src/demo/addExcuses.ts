import { addDays } from '@maktab/calendar/WallDay'
import type { Database } from '../database/openDatabase.ts'
import { findFirstLessonDay, parseWeekdays } from '../validation/weekdays.ts'
import type { DemoDates } from './demoDates.ts'

/** The excused students by timing, the first of them in a class of the first teacher. */
const excused = [
  { timingId: 10, studentId: 6, reason: 'She has a doctor’s appointment.' },
  { timingId: 60, studentId: 18, reason: null },
] as const

/** Excuses a student from the next lesson of each of these timings, at the time to which it was moved. */
export async function addExcuses(database: Database, { today, now }: DemoDates): Promise<void> {
  const tomorrow = addDays(today, 1)
  for (const { timingId, studentId, reason } of excused) {
    const { days, from, to } = await database
      .selectFrom('class_timings')
      .select(['days', 'time_from as from', 'time_to as to'])
      .where('id', '=', timingId)
      .executeTakeFirstOrThrow()
    const day = findFirstLessonDay({ days: parseWeekdays(days), from, to, starts: null, ends: null }, tomorrow)
    if (!day) continue
    const change = await database
      .selectFrom('lesson_changes')
      .select(['to_day', 'to_from'])
      .where('timing_id', '=', timingId)
      .where('day', '=', day)
      .executeTakeFirst()
    await database
      .insertInto('lesson_excuses')
      .values({
        timing_id: timingId,
        student_id: studentId,
        day,
        held_on: change?.to_day ?? day,
        time_from: change?.to_from ?? from,
        reason,
        excused_at: now,
      })
      .execute()
  }
}
