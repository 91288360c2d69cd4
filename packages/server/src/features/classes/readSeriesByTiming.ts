import type { SeriesWithChanges } from '@maktab/calendar/findConflict'
import { toLessonChange, toWeeklySeries } from '../timetable/toWeeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'

/** The weekly lessons of a class, by its timings, with what was changed of them. */
export async function readSeriesByTiming(database: Database, classId: number): Promise<Map<number, SeriesWithChanges>> {
  const timings = await database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .select(['class_timings.id', 'time_from', 'time_to', 'days', 'classes.starts', 'classes.ends'])
    .select(['class_timings.starts as timing_starts', 'class_timings.ends as timing_ends'])
    .where('class_id', '=', classId)
    .orderBy('class_timings.id')
    .execute()
  const changes = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to'])
    .where('class_timings.class_id', '=', classId)
    .orderBy('day')
    .execute()
  const changed = Map.groupBy(changes, (row) => row.timing_id)
  return new Map(
    timings.map((row) => {
      const timing = { starts: row.timing_starts, ends: row.timing_ends }
      return [
        row.id,
        { ...toWeeklySeries(row, row, timing), changes: (changed.get(row.id) ?? []).flatMap(toLessonChange) },
      ]
    }),
  )
}
