import { type WallDay, addDays, dayNumberOf, readWallDay } from '@maktab/calendar/WallDay'
import { toWeeklySeries } from './toWeeklySeries.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'
import { invalidField } from '#lib/HttpError.ts'
import type { LockedTiming } from './readTiming.ts'
import type { LessonChangeRecord } from './LessonChangeRecord.ts'
import { checkMoveConflicts } from './checkMoveConflicts.ts'
import { findFirstLessonDay, shiftWeekdays } from '#validation/lessonDays.ts'
import { message } from '#i18n/message.ts'
import { assertUnmarked } from './assertUnmarked.ts'
import type { LessonChangeRequest } from './LessonChangeRequest.ts'

type WantedOfMany = LessonChangeRequest & { scope: 'rest' | 'all'; today: WallDay }

/** Ends a timing before a lesson, and where its lessons are moved lets another one begin. */
export async function changeManyLessons(
  call: OperationRequest<'changeLessons'>,
  wanted: WantedOfMany,
): Promise<LessonChangeRecord> {
  const { database, body } = call
  const { timing, day, to, scope } = wanted
  const { id, row, rows, series, changes, marked } = timing
  const first = scope === 'rest' ? day : firstOfAll(wanted)
  assertUnmarked(marked.find((name) => name >= first))
  // Who is told looks for the lesson that was named, where it is one of them.
  const named = day < first ? first : day
  const before = { day: named, from: series.from, to: series.to }
  const act = { timingId: id, timing: row, changes: rows, added: null, from: first }

  await database.deleteFrom('lesson_changes').where('timing_id', '=', id).where('day', '>=', first).execute()
  const ended = { ends: addDays(first, -1) }
  if (!to) {
    await database.updateTable('class_timings').set(ended).where('id', '=', id).execute()
    return { ...act, became: { many: true, before, after: null } }
  }
  const shift = dayNumberOf(to.day) - dayNumberOf(day)
  const starts = addDays(first, shift)
  const ends = row.ends === null ? null : addDays(row.ends as WallDay, shift)
  if (!readWallDay(starts) || (ends && !readWallDay(ends)))
    throw invalidField('to.day', message('There is no such day.'))
  refuseOutside(to.day, timing)
  const moved = {
    time_from: to.from,
    time_to: to.to,
    days: serializeWeekdays(shiftWeekdays(series.days, shift)),
    starts,
    ends,
  }
  const left = { ...series, ends: addDays(first, -1), changes: changes.filter((one) => one.day < first) }
  await checkMoveConflicts(call, toWeeklySeries(moved, moved, timing.ofClass), left)
  const became = { many: true, before, after: { day: addDays(named, shift), from: to.from, to: to.to } }
  const from = starts < first ? starts : first
  if (series.starts !== null && findFirstLessonDay(series, series.starts) === first) {
    // No lesson stays behind that would need the old one.
    await database.updateTable('class_timings').set(moved).where('id', '=', id).execute()
    return { ...act, from, became }
  }
  await database.updateTable('class_timings').set(ended).where('id', '=', id).execute()
  const { id: added } = await database
    .insertInto('class_timings')
    .values({ ...moved, class_id: body.classId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...act, added, from, became }
}

/**
 * The first lesson after the last that has marks. Of a timing without marks it is the first one at all, or where nobody
 * knows when it began, the first from today or the chosen day on, whichever is earlier.
 */
function firstOfAll({ timing: { series, marked }, day, today }: WantedOfMany): WallDay {
  const last = marked.at(-1)
  const from = last === undefined ? (series.starts ?? (day < today ? day : today)) : addDays(last, 1)
  const first = findFirstLessonDay(series, from)
  if (first === undefined) assertUnmarked(last)
  return first ?? day
}

function refuseOutside(day: string, { ofClass: { starts, ends } }: LockedTiming): void {
  if ((starts !== null && day < starts) || (ends !== null && day > ends)) {
    throw invalidField('to.day', message('The class isn’t held on this day.'))
  }
}
