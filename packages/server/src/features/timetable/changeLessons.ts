import { type WallDay, addDays, dayNumberOf, parseWallDay } from '@maktab/calendar/WallDay'
import { toWeeklySeries, createSingleLessonSeries } from './weeklySeries.ts'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { serializeWeekdays, findFirstLessonDay, shiftWeekdays, isLessonDay } from '#validation/weekdays.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import {
  type LockedTiming,
  type LessonChangeRecord,
  assertUnmarked,
  type LessonChangeRequest,
  readLockedTiming,
} from './lessonChangeQueries.ts'
import { checkMoveConflicts } from './checkScheduleConflicts.ts'
import { message } from '#i18n/message.ts'
import type { ActKind } from '@maktab/contract/schema'
import { readClassForDecision, lockClass } from '../classes/classQueries.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { bumpVersion } from '#database/transactions.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { enqueueLessonsChangedMails } from './lessonsChangedMails.ts'

type ChangeOfMany = LessonChangeRequest & { scope: 'rest' | 'all'; today: WallDay }

/** Ends a timing before a lesson, and starts a new one if its lessons are moved. */
async function changeManyLessons(
  call: OperationRequest<'changeLessons'>,
  request: ChangeOfMany,
): Promise<LessonChangeRecord> {
  const { database, body } = call
  const { timing, day, to, scope } = request
  const { id, row, rows, series, changes, marked } = timing
  const first = scope === 'rest' ? day : firstChangeableLesson(request)
  assertUnmarked(marked.find((name) => name >= first))
  // The mail names the requested lesson if it is among the changed ones.
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
  if (!parseWallDay(starts) || (ends && !parseWallDay(ends)))
    throw invalidField('to.day', message('That date doesn’t exist.'))
  refuseOutside(to.day, timing)
  const moved = {
    time_from: to.from,
    time_to: to.to,
    days: serializeWeekdays(shiftWeekdays(series.days, shift)),
    starts,
    ends,
  }
  const unchanged = { ...series, ends: addDays(first, -1), changes: changes.filter((one) => one.day < first) }
  await checkMoveConflicts(call, toWeeklySeries(moved, moved, timing.ofClass), unchanged)
  const became = { many: true, before, after: { day: addDays(named, shift), from: to.from, to: to.to } }
  const from = starts < first ? starts : first
  if (series.starts !== null && findFirstLessonDay(series, series.starts) === first) {
    // No earlier lesson is left that would need the old timing.
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
 * The first lesson after the last one with marks. For a timing without marks, its very first lesson; if its start is
 * unknown, the first from today or the chosen day on, whichever is earlier.
 */
function firstChangeableLesson({ timing: { series, marked }, day, today }: ChangeOfMany): WallDay {
  const last = marked.at(-1)
  const from = last === undefined ? (series.starts ?? (day < today ? day : today)) : addDays(last, 1)
  const first = findFirstLessonDay(series, from)
  if (first === undefined) assertUnmarked(last)
  return first ?? day
}

function refuseOutside(day: string, { ofClass: { starts, ends } }: LockedTiming): void {
  if ((starts !== null && day < starts) || (ends !== null && day > ends)) {
    throw invalidField('to.day', message('This day is outside the class’s dates.'))
  }
}

type Form = OperationRequest<'changeLessons'>['body']

/**
 * “This one” stores a change by timing and local day. “The rest” ends the timing, and starts a new one if its lessons
 * are moved. “All” does the same from the first lesson after the last one with marks, because past lessons must not
 * change. The previous state is stored for undo, and the students get a mail.
 */
export const changeLessons: Handler<'changeLessons'> = async (call) => {
  const { body, database, services, account, now } = call
  const { classId, timingId, scope, change, version, note = null } = body
  const to = readTargetSlot(body)
  if (scope !== 'one' && change === 'restore') {
    throw invalidField('scope', message('Restore lessons one at a time. To restore several, undo the change.'))
  }
  if (!(await lockClass({ database, account }, classId))) throw notFound()
  await bumpVersion(database, 'classes', classId, version)
  const timing = await readLockedTiming(database, classId, timingId)
  if (!timing) throw invalidField('timingId', message('Invalid class timing ID'))
  const day = parseWallDay(body.day)
  if (!day || !isLessonDay(timing.series, day)) throw invalidField('day', message('There’s no lesson on this day.'))

  const { timeZone } = await readSettings(database, services)
  const request = { timing, day, to, note }
  const act =
    scope === 'one'
      ? await changeOneLesson(call, { ...request, change })
      : await changeManyLessons(call, { ...request, scope, today: getDayInZone(timeZone, now) })
  const { version: newest } = await database
    .selectFrom('classes')
    .select('version')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  const { id } = await database
    .insertInto('lesson_acts')
    .values({
      class_id: classId,
      account_id: account.id,
      at: now,
      before: JSON.stringify(act),
      version: newest,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const what = { kind: kindOf(body), day, ...(note !== null && { reason: note }) }
  await recordDecision(call, { ...what, ...(await readClassForDecision(database, classId)) })
  await enqueueLessonsChangedMails(call, { classId, became: act.became, note, timeZone })
  return { message: message('Timetable updated'), change: id }
}

function kindOf({ scope, change }: Form): ActKind {
  if (change === 'restore') return 'restoreLesson'
  if (change === 'move') return scope === 'one' ? 'moveLesson' : 'moveLessons'
  return scope === 'one' ? 'cancelLesson' : 'cancelLessons'
}

/** The time a form moves the lesson to; undefined if it moves none. */
function readTargetSlot({ change, to }: Form) {
  const day = to && parseWallDay(to.day)
  if (to && !day) throw invalidField('to.day', message('That date doesn’t exist.'))
  if (to && to.from === to.to) throw invalidField('to.to', message('Start and end can’t be the same.'))
  if (change !== 'move') return undefined
  if (!to || !day) throw invalidField('to', message('Choose a new time for the lesson.'))
  return { day, from: to.from, to: to.to }
}

type ChangeOfOne = LessonChangeRequest & { change: 'cancel' | 'move' | 'restore' }

/** Cancels, moves or restores one lesson, by storing or deleting a row for its timing and local day. */
async function changeOneLesson(
  call: OperationRequest<'changeLessons'>,
  { timing, day, to, note, change }: ChangeOfOne,
): Promise<LessonChangeRecord> {
  const { database, now } = call
  const { id, row, rows, changes, series, marked } = timing
  const changed = changes.find((one) => one.day === day)
  if (change === 'restore' && !changed) throw invalidField('day', message('This lesson is already on schedule.'))
  assertUnmarked(marked.find((name) => name === day))

  const planned = { day, from: series.from, to: series.to }
  const after = change === 'restore' ? planned : (to ?? null)
  if (after) {
    const unchanged = { ...series, changes: [...changes.filter((one) => one.day !== day), { day, to: null }] }
    await checkMoveConflicts(call, createSingleLessonSeries(after), unchanged)
  }
  await database.deleteFrom('lesson_changes').where('timing_id', '=', id).where('day', '=', day).execute()
  const isAsPlanned = after?.day === day && after.from === planned.from && after.to === planned.to
  if (!isAsPlanned) {
    const places = { to_day: after?.day ?? null, to_from: after?.from ?? null, to_to: after?.to ?? null }
    await database
      .insertInto('lesson_changes')
      .values({ timing_id: id, day, ...places, note, changed_at: now })
      .execute()
  }
  const before = changed ? changed.to : planned
  return { timingId: id, timing: row, changes: rows, added: null, from: day, became: { many: false, before, after } }
}
