import { parseWallDay } from '@maktab/calendar/WallDay'
import { toInstant } from '@maktab/calendar/zonedTime'
import { recordDecision } from '../audit/decisionLog.ts'
import { lockStudent } from '../auth/lockPeople.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { readClassSeries } from '../timetable/readClassSeries.ts'
import type { HandlersFor, OperationRequest } from '#contract/Handler.ts'
import { message } from '#i18n/message.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { isLessonDay } from '#validation/weekdays.ts'
import { enqueueExcuseMail } from './excuseMails.ts'
import type { HeldLesson } from './excuseQueries.ts'

type Call = Pick<OperationRequest<'withdrawExcuse'>, 'database' | 'services' | 'account' | 'now' | 'body'>

/** A lesson that hasn’t begun, in a class of the calling student, and the start of it. */
async function requireUpcomingLesson({ database, services, account, now, body }: Call) {
  const { classId, timingId } = body
  const ofClass = (await readClassSeries(database, account)).filter((one) => one.classId === classId)
  if (ofClass.length === 0) throw notFound()
  const timing = ofClass.find((one) => one.timingId === timingId)
  if (!timing) throw invalidField('timingId', message('Invalid class timing ID'))
  const day = parseWallDay(body.day)
  if (!day || !isLessonDay(timing.series, day)) throw invalidField('day', message('There’s no lesson on this day.'))
  const change = timing.changes.find((one) => one.day === day)
  if (change?.to === null) throw invalidField('day', message('This lesson is cancelled.'))
  const { day: heldOn, from } = change?.to ?? { day, from: timing.series.from }
  const { timeZone } = await readSettings(database, services)
  const starts = toInstant(timeZone, heldOn, from)
  if (starts <= now) throw invalidField('day', message('This lesson has already begun.'))
  const lesson: HeldLesson = { timingId, day, heldOn, from }
  return { lesson, starts, title: timing.title }
}

/**
 * Decision 315. An excuse belongs to a lesson at its time: it no longer applies if the lesson is moved, and applies
 * again if the move is undone.
 */
export const excuseHandlers: HandlersFor<'excuseLesson' | 'withdrawExcuse'> = {
  excuseLesson: async (call) => {
    const { database, account, now, body } = call
    const { id: studentId } = await lockStudent(database, account.id)
    const { lesson, starts, title } = await requireUpcomingLesson(call)
    const reason = body.reason || null
    const { timingId, day, heldOn, from } = lesson
    const existing = await database
      .selectFrom('lesson_excuses')
      .select(['held_on', 'time_from', 'reason'])
      .where('timing_id', '=', timingId)
      .where('day', '=', day)
      .where('student_id', '=', studentId)
      .executeTakeFirst()
    const isKnown = existing?.held_on === heldOn && existing.time_from === from
    if (isKnown && existing.reason === reason) return { message: message('Excuse sent') }
    const row = { held_on: heldOn, time_from: from, reason, excused_at: now }
    await database
      .insertInto('lesson_excuses')
      .values({ timing_id: timingId, day, student_id: studentId, ...row })
      .onConflict((conflict) => conflict.columns(['timing_id', 'day', 'student_id']).doUpdateSet(row))
      .execute()
    const act = { record: ['student', studentId], studentId, what: title, day: heldOn } as const
    await recordDecision(call, { kind: 'excuseLesson', ...act, ...(reason !== null && { reason }) })
    if (!isKnown) await enqueueExcuseMail(call, { ...lesson, classId: body.classId, studentId, starts })
    return { message: message('Excuse sent') }
  },

  withdrawExcuse: async (call) => {
    const { database, account } = call
    const { id: studentId } = await lockStudent(database, account.id)
    const { lesson, starts, title } = await requireUpcomingLesson(call)
    const { numDeletedRows } = await database
      .deleteFrom('lesson_excuses')
      .where('timing_id', '=', lesson.timingId)
      .where('day', '=', lesson.day)
      .where('student_id', '=', studentId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound()
    const act = { record: ['student', studentId], studentId, what: title, day: lesson.heldOn } as const
    await recordDecision(call, { kind: 'withdrawExcuse', ...act })
    await enqueueExcuseMail(call, { ...lesson, classId: call.body.classId, studentId, starts, isWithdrawn: true })
    return { message: message('Excuse withdrawn') }
  },
}
