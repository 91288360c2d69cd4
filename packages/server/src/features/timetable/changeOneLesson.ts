import type { OperationRequest } from '#contract/Handler.ts'
import { checkMoveConflicts } from './checkMoveConflicts.ts'
import { createSingleLessonSeries } from './createSingleLessonSeries.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { LessonChangeRecord } from './LessonChangeRecord.ts'
import { assertUnmarked } from './assertUnmarked.ts'
import type { LessonChangeRequest } from './LessonChangeRequest.ts'

type WantedOfOne = LessonChangeRequest & { change: 'cancel' | 'move' | 'restore' }

/** Cancels, moves or brings back one lesson: a row of its timing and wall day, or none. */
export async function changeOneLesson(
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
