import { readClassForDecision, lockClass } from '../classes/classQueries.ts'
import { recordDecision } from '../audit/decisionLog.ts'
import type { WallDay } from '@maktab/calendar/WallDay'
import type { OperationRequest, Handler } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { versionConflict, notFound } from '#lib/HttpError.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { findFirstConflict, readProposedClassTimes } from './checkScheduleConflicts.ts'
import { message } from '#i18n/message.ts'
import { createSingleLessonSeries } from './weeklySeries.ts'
import { readLockedTiming, type LessonChangeRecord } from './lessonChangeQueries.ts'
import { enqueueLessonsChangedMails } from './lessonsChangedMails.ts'

/**
 * Restores the state before a change, unless the class was changed since, a lesson created by it has marks, or a time
 * is now taken. The students get another mail.
 */
export const undoLessonChange: Handler<'undoLessonChange'> = async (call) => {
  const { params, database, services, account, now } = call
  const found = await database.selectFrom('lesson_acts').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!found || !(await lockClass({ database, account }, found.class_id))) throw notFound()
  const { class_id: classId, version } = found
  const { timingId, timing, changes, added, from, became } = JSON.parse(found.before) as LessonChangeRecord
  await bumpVersion(database, 'classes', classId, version)
  for (const id of added === null ? [timingId] : [timingId, added]) {
    const marked = (await readLockedTiming(database, classId, id))?.marked ?? []
    const concerned = marked.some((day) => (became.many ? day >= from : day === from))
    if (concerned) throw versionConflict()
  }

  if (added !== null) await database.deleteFrom('class_timings').where('id', '=', added).execute()
  await database.updateTable('class_timings').set(timing).where('id', '=', timingId).execute()
  await database.deleteFrom('lesson_changes').where('timing_id', '=', timingId).execute()
  if (changes.length > 0) await database.insertInto('lesson_changes').values(changes).execute()
  if (await hasConflict(call, { classId, timingId, from, became })) throw versionConflict()
  await database.updateTable('lesson_acts').set({ undone_at: now }).where('id', '=', params.id).execute()
  await recordDecision(call, { kind: 'undoLessons', day: from, ...(await readClassForDecision(database, classId)) })
  const { timeZone } = await readSettings(database, services)
  const restored = { ...became, before: became.after, after: became.before }
  await enqueueLessonsChangedMails(call, { classId, became: restored, note: null, timeZone })
  return { message: message('Change undone') }
}

type RestoredLessons = Pick<LessonChangeRecord, 'timingId' | 'from' | 'became'> & { classId: number }

/** Whether the teacher or a student is busy at a restored time. */
async function hasConflict(
  call: OperationRequest<'undoLessonChange'>,
  { classId, timingId, from, became }: RestoredLessons,
): Promise<boolean> {
  const timing = await readLockedTiming(call.database, classId, timingId)
  if (!timing || !became.before) return false
  const { starts } = timing.series
  const rest = { ...timing.series, starts: starts !== null && starts > from ? starts : (from as WallDay) }
  const series = became.many ? { ...rest, changes: timing.changes } : createSingleLessonSeries(became.before)
  return (
    (await findFirstConflict(call, await readProposedClassTimes(call.database, { classId, timingId, series }))) !==
    undefined
  )
}
