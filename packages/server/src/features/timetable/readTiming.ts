import type { Series } from '@maktab/calendar/Series'
import type { WallDay } from '@maktab/calendar/WallDay'
import type { Selectable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { isLessonDay } from '#validation/lessonDays.ts'
import { type NotedLessonChange, toNotedLessonChange } from './readLessonChanges.ts'
import { toWeeklySeries } from './toWeeklySeries.ts'

export type TimingRow = Omit<Selectable<Tables['class_timings']>, 'id' | 'class_id'>
export type ChangeRow = Omit<Selectable<Tables['lesson_changes']>, 'id'>

/** A timing of a class that is held already (`lockClass`), with all that was changed of its lessons. */
export type LockedTiming = {
  id: number
  row: TimingRow
  ofClass: { starts: string | null; ends: string | null }
  series: Series
  rows: ChangeRow[]
  changes: NotedLessonChange[]
  /** The lessons that have marks, by the days of the timing, the earliest first. */
  marked: WallDay[]
}

export async function readTiming(database: Database, classId: number, id: number): Promise<LockedTiming | undefined> {
  const found = await database
    .selectFrom('class_timings')
    .innerJoin('classes', 'classes.id', 'class_timings.class_id')
    .select(['time_from', 'time_to', 'days', 'class_timings.starts', 'class_timings.ends'])
    .select(['classes.starts as class_starts', 'classes.ends as class_ends'])
    .where('class_timings.id', '=', id)
    .where('class_timings.class_id', '=', classId)
    .executeTakeFirst()
  if (!found) return undefined
  const { class_starts, class_ends, ...row } = found
  const ofClass = { starts: class_starts, ends: class_ends }
  const rows = await database
    .selectFrom('lesson_changes')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to', 'note', 'changed_at'])
    .where('timing_id', '=', id)
    .orderBy('day')
    .execute()
  const marks = await database
    .selectFrom('attendance')
    .select('date')
    .distinct()
    .where('class_id', '=', classId)
    .execute()
  const series = toWeeklySeries(row, row, ofClass)
  const changes = rows.flatMap(toNotedLessonChange)
  return { id, row, ofClass, series, rows, changes, marked: markedLessons(series, changes, marks) }
}

/** A mark is of a class and a day: it is the lesson’s that is held on that day. */
function markedLessons(
  series: Series,
  changes: readonly NotedLessonChange[],
  marks: readonly { date: string }[],
): WallDay[] {
  const changed = new Map(changes.map((change) => [change.day, change]))
  const names = marks.flatMap(({ date }) => {
    const day = date as WallDay
    const moved = changes.filter((change) => change.to?.day === day && isLessonDay(series, change.day))
    const planned = isLessonDay(series, day) && !changed.has(day) ? [day] : []
    return [...planned, ...moved.map((change) => change.day)]
  })
  return [...new Set(names)].toSorted()
}
