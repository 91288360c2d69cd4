import type { LessonChange, Series } from '@maktab/calendar/Series'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { toLessonChange, toWeeklySeries } from './weeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { AccessibleClassIds } from './countMarks.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isLessonDay } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

type Row = { day: string; to_day: string | null; to_from: string | null; to_to: string | null; note: string | null }

/** What became of a lesson, with what was said to the students. */
type NotedLessonChange = LessonChange & { note: string | null }

function toNotedLessonChange({ note, ...row }: Row): NotedLessonChange[] {
  return toLessonChange(row).map((change) => ({ ...change, note }))
}

/** What was changed of lessons that were planned on some days or are held on them, by timing. */
export async function readLessonChanges(
  database: Database,
  meant: AccessibleClassIds,
  first: WallDay,
  last: WallDay,
): Promise<Map<number, NotedLessonChange[]>> {
  // What began the day before may still go on.
  const before = addDays(first, -1)
  const rows = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to', 'note'])
    .where('class_timings.class_id', 'in', meant)
    .where(({ and, eb, or }) =>
      or([
        and([eb('day', '>=', before), eb('day', '<=', last)]),
        and([eb('to_day', '>=', before), eb('to_day', '<=', last)]),
      ]),
    )
    .execute()
  const changes = new Map<number, NotedLessonChange[]>()
  for (const { timing_id, ...row } of rows) {
    const known = changes.get(timing_id)
    if (known) known.push(...toNotedLessonChange(row))
    else changes.set(timing_id, toNotedLessonChange(row))
  }
  return changes
}

type TimingRow = Omit<Selectable<Tables['class_timings']>, 'id' | 'class_id'>
type ChangeRow = Omit<Selectable<Tables['lesson_changes']>, 'id'>

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

/** When a lesson is held, by the school’s wall. */
type LessonSlot = { day: string; from: string; to: string }

/**
 * What became of a lesson, or (`many`) of it and those that follow: null is cancelled. Where the lesson was cancelled
 * before and still is, nothing became of it.
 */
export type LessonOutcome = { many: boolean; before: LessonSlot | null; after: LessonSlot | null }

/** How a timing was before its lessons were changed: what `lesson_acts` keeps, so that it can be put back. */
export type LessonChangeRecord = {
  timingId: number
  timing: TimingRow
  changes: ChangeRow[]
  /** The timing that the moved lessons got. */
  added: number | null
  /** From which lesson on something changed, before or after. */
  from: string
  became: LessonOutcome
}

/** What is to become of the lesson of a day, and perhaps of those that follow; cancelled without `to`. */
export type LessonChangeRequest = {
  timing: LockedTiming
  day: WallDay
  to: { day: WallDay; from: string; to: string } | undefined
  note: string | null
}

/** Refuses to change a lesson that was held: its marks say that it was. */
export function assertUnmarked(day: string | undefined): void {
  if (day === undefined) return
  throw invalidField('day', message('The lesson of {day} has marks. It can no longer be cancelled or moved.', { day }))
}
