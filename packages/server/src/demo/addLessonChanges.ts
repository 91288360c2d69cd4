import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import type { Database } from '../database/openDatabase.ts'
import { parseWeekdays } from '../validation/weekdays.ts'
import { findFirstLessonDay } from '../validation/lessonDays.ts'

/** Timings of the first teacher’s classes in the examples. */
const CANCELLED = 20
const MOVED = 10

/** One lesson that is cancelled and one that is held a day later, in the week after the day on which this is done. */
export async function addLessonChanges(database: Database, today: string, now: number): Promise<void> {
  const tomorrow = addDays(today as WallDay, 1)
  const timings = await database
    .selectFrom('class_timings')
    .select(['id', 'days', 'time_from as from', 'time_to as to'])
    .where('id', 'in', [CANCELLED, MOVED])
    .execute()
  for (const { id, days, from, to } of timings) {
    const day = findFirstLessonDay({ days: parseWeekdays(days), from, to, starts: null, ends: null }, tomorrow)
    if (!day) continue
    const place = id === MOVED ? { to_day: addDays(day, 1), to_from: from, to_to: to } : nowhere
    const note = id === MOVED ? 'A day later this week.' : 'There is no class this week.'
    await database
      .insertInto('lesson_changes')
      .values({ timing_id: id, day, ...place, note, changed_at: now })
      .execute()
  }
}

const nowhere = { to_day: null, to_from: null, to_to: null }
