import type { LessonChange, Series } from '@maktab/calendar/Series'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { toLessonChange, toWeeklySeries } from './weeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { AccessibleClassIds } from './countAttendanceMarks.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isLessonDay } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

type Row = { day: string; to_day: string | null; to_from: string | null; to_to: string | null; note: string | null }

/** A changed lesson, with the note for the students. */
type NotedLessonChange = LessonChange & { note: string | null }

function toNotedLessonChange({ note, ...row }: Row): NotedLessonChange[] {
  return toLessonChange(row).map((change) => ({ ...change, note }))
}

/** The changes of lessons planned or held within some days, by timing. */
export async function readLessonChanges(
  database: Database,
  accessible: AccessibleClassIds,
  first: WallDay,
  last: WallDay,
): Promise<Map<number, NotedLessonChange[]>> {
  // Lessons of the day before may last past midnight.
  const before = addDays(first, -1)
  const rows = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to', 'note'])
    .where('class_timings.class_id', 'in', accessible)
    .where(({ and, eb, or }) =>
      or([
        and([eb('day', '>=', before), eb('day', '<=', last)]),
        and([eb('to_day', '>=', before), eb('to_day', '<=', last)]),
      ]),
    )
    .execute()
  const byTiming = Map.groupBy(rows, ({ timing_id }) => timing_id)
  return new Map([...byTiming].map(([id, some]) => [id, some.flatMap(toNotedLessonChange)]))
}

type TimingRow = Omit<Selectable<Tables['class_timings']>, 'id' | 'class_id'>
type ChangeRow = Omit<Selectable<Tables['lesson_changes']>, 'id'>

/** A timing of a class that is already locked (`lockClass`), with all changes of its lessons. */
export type LockedTiming = {
  id: number
  row: TimingRow
  ofClass: { starts: string | null; ends: string | null }
  series: Series
  rows: ChangeRow[]
  changes: NotedLessonChange[]
  /** The lessons with marks, by day of the timing, in order. */
  marked: WallDay[]
}

export async function readLockedTiming(
  database: Database,
  classId: number,
  id: number,
): Promise<LockedTiming | undefined> {
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

/** A mark has a class and a day. It belongs to the lesson held on that day. */
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

/** A lesson's time, in the school's local time. */
type LessonSlot = { day: string; from: string; to: string }

/**
 * The old and new time of a lesson, or with `many` also of the following ones; null means cancelled. A cancelled lesson
 * that stays cancelled has no outcome.
 */
export type LessonOutcome = { many: boolean; before: LessonSlot | null; after: LessonSlot | null }

/** The previous state of a timing, stored in `lesson_acts` for undo. */
export type LessonChangeRecord = {
  timingId: number
  timing: TimingRow
  changes: ChangeRow[]
  /** The timing created for the moved lessons. */
  added: number | null
  /** The first day affected, before or after the change. */
  from: string
  became: LessonOutcome
}

/** The requested change of a lesson, and possibly of the following ones; cancels without `to`. */
export type LessonChangeRequest = {
  timing: LockedTiming
  day: WallDay
  to: { day: WallDay; from: string; to: string } | undefined
  note: string | null
}

/** Rejects changing a lesson with marks, because it was held. */
export function assertUnmarked(day: string | undefined): void {
  if (day === undefined) return
  throw invalidField(
    'day',
    message('Attendance was taken for the lesson on {day}, so it can’t be cancelled or moved.', { day: { day } }),
  )
}
