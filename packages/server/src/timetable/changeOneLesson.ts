import type { Call } from '../contract/Handler.ts'
import { checkMove } from './checkMove.ts'
import { onceAt } from './onceAt.ts'
import { invalid } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import type { LessonAct } from './LessonAct.ts'
import { refuseMarked } from './refuseMarked.ts'
import type { Wanted } from './Wanted.ts'

type WantedOfOne = Wanted & { change: 'cancel' | 'move' | 'restore' }

/** Cancels, moves or brings back one lesson: a row of its timing and wall day, or none. */
export async function changeOneLesson(
  call: Call<'changeLessons'>,
  { timing, day, to, note, change }: WantedOfOne,
): Promise<LessonAct> {
  const { database, now } = call
  const { id, row, rows, changes, series, marked } = timing
  const changed = changes.find((one) => one.day === day)
  if (change === 'restore' && !changed) throw invalid('day', message('This lesson is held as planned.'))
  refuseMarked(marked.find((name) => name === day))

  const planned = { day, from: series.from, to: series.to }
  const after = change === 'restore' ? planned : (to ?? null)
  if (after) {
    const left = { ...series, changes: [...changes.filter((one) => one.day !== day), { day, to: null }] }
    await checkMove(call, onceAt(after), left)
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
