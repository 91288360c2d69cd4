import type { ActKind } from '@maktab/contract/schema'
import { readClassForDecision } from '../classes/readClassForDecision.ts'
import { recordDecision } from '../audit/recordDecision.ts'
import { readWallDay } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import { lockClass } from '../classes/classQueries.ts'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/bumpVersion.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { changeManyLessons } from './changeManyLessons.ts'
import { readTiming } from './readTiming.ts'
import { isLessonDay } from '#validation/lessonDays.ts'
import { message } from '#i18n/message.ts'
import { enqueueLessonsChangedMails } from './enqueueLessonsChangedMails.ts'
import { checkMoveConflicts } from './checkMoveConflicts.ts'
import { createSingleLessonSeries } from './createSingleLessonSeries.ts'
import type { LessonChangeRecord } from './LessonChangeRecord.ts'
import { assertUnmarked } from './assertUnmarked.ts'
import type { LessonChangeRequest } from './LessonChangeRequest.ts'

type Form = OperationRequest<'changeLessons'>['body']

/**
 * “This one” is a row of timing and wall day; “the rest” is a last day for the timing, and where its lessons are moved a
 * new timing from there on; “all” is the same from the first lesson after the last that has marks, because what was
 * taught stays as it was. How it was before is kept, so that it can be undone; the students are told.
 */
export const changeLessons: Handler<'changeLessons'> = async (call) => {
  const { body, database, services, account, now } = call
  const { classId, timingId, scope, change, version, note = null } = body
  const to = readTo(body)
  if (scope !== 'one' && change === 'restore') {
    throw invalidField('scope', message('A lesson is brought back alone. Of many, undo the change.'))
  }
  if (!(await lockClass({ database, account }, classId))) throw notFound()
  await bumpVersion(database, 'classes', classId, version)
  const timing = await readTiming(database, classId, timingId)
  if (!timing) throw invalidField('timingId', message('Invalid class timing ID'))
  const day = readWallDay(body.day)
  if (!day || !isLessonDay(timing.series, day)) throw invalidField('day', message('There is no lesson on this day.'))

  const { timeZone } = await readSettings(database, services)
  const wanted = { timing, day, to, note }
  const act =
    scope === 'one'
      ? await changeOneLesson(call, { ...wanted, change })
      : await changeManyLessons(call, { ...wanted, scope, today: dayIn(timeZone, now) })
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
  return { message: message('Lessons changed'), change: id }
}

function kindOf({ scope, change }: Form): ActKind {
  if (change === 'restore') return 'restoreLesson'
  if (change === 'move') return scope === 'one' ? 'moveLesson' : 'moveLessons'
  return scope === 'one' ? 'cancelLesson' : 'cancelLessons'
}

/** Where a form moves the lesson to; nothing where it moves none. */
function readTo({ change, to }: Form) {
  const day = to && readWallDay(to.day)
  if (to && !day) throw invalidField('to.day', message('There is no such day.'))
  if (to && to.from === to.to) throw invalidField('to.to', message('The end must differ from the beginning.'))
  if (change !== 'move') return undefined
  if (!to || !day) throw invalidField('to', message('Choose when the lesson is held instead.'))
  return { day, from: to.from, to: to.to }
}

type WantedOfOne = LessonChangeRequest & { change: 'cancel' | 'move' | 'restore' }

/** Cancels, moves or brings back one lesson: a row of its timing and wall day, or none. */
async function changeOneLesson(
  call: OperationRequest<'changeLessons'>,
  { timing, day, to, note, change }: WantedOfOne,
): Promise<LessonChangeRecord> {
  const { database, now } = call
  const { id, row, rows, changes, series, marked } = timing
  const changed = changes.find((one) => one.day === day)
  if (change === 'restore' && !changed) throw invalidField('day', message('This lesson is held as planned.'))
  assertUnmarked(marked.find((name) => name === day))

  const planned = { day, from: series.from, to: series.to }
  const after = change === 'restore' ? planned : (to ?? null)
  if (after) {
    const left = { ...series, changes: [...changes.filter((one) => one.day !== day), { day, to: null }] }
    await checkMoveConflicts(call, createSingleLessonSeries(after), left)
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
