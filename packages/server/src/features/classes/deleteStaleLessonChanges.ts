import type { WallDay } from '@maktab/calendar/WallDay'
import type { Database } from '#database/openDatabase.ts'
import { isLessonDay } from '#validation/lessonDays.ts'
import { toWeeklySeries } from '../timetable/toWeeklySeries.ts'

/** Forgets what was changed of lessons whose days are no lessons any more, after a class got other days or another run. */
export async function deleteStaleLessonChanges(database: Database, classId: number): Promise<void> {
  const rows = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .select(['lesson_changes.id', 'day', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts', 'class_timings.ends'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .where('class_timings.class_id', '=', classId)
    .execute()
  const stale = rows.filter(
    ({ day, class_starts, class_ends, ...timing }) =>
      !isLessonDay(toWeeklySeries(timing, timing, { starts: class_starts, ends: class_ends }), day as WallDay),
  )
  if (stale.length === 0) return
  const ids = stale.map(({ id }) => id)
  await database.deleteFrom('lesson_changes').where('id', 'in', ids).execute()
}
