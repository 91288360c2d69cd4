import { holdClass } from '../classes/classQueries.ts'
import type { Handler } from '../contract/Handler.ts'
import { countChange } from '../database/countChange.ts'
import { changedMeanwhile, notFound } from '../Refusal.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { readTiming } from './readTiming.ts'
import type { LessonAct } from './LessonAct.ts'
import { tellLessonsChanged } from './tellLessonsChanged.ts'

/**
 * Puts back exactly what was changed, as long as nothing else of the class was since and no lesson that it made has
 * marks; the students are told again.
 */
export const undoLessonChange: Handler<'undoLessonChange'> = async (call) => {
  const { params, database, services, account, now } = call
  const found = await database.selectFrom('lesson_acts').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!found || !(await holdClass({ database, account }, found.class_id))) throw notFound()
  const { class_id: classId, version } = found
  const { timingId, timing, changes, added, from, became } = JSON.parse(found.before) as LessonAct
  await countChange(database, 'classes', classId, version)
  for (const id of added === null ? [timingId] : [timingId, added]) {
    const marked = (await readTiming(database, classId, id))?.marked ?? []
    const concerned = marked.some((day) => (became.many ? day >= from : day === from))
    if (concerned) throw changedMeanwhile()
  }

  if (added !== null) await database.deleteFrom('class_timings').where('id', '=', added).execute()
  await database.updateTable('class_timings').set(timing).where('id', '=', timingId).execute()
  await database.deleteFrom('lesson_changes').where('timing_id', '=', timingId).execute()
  if (changes.length > 0) await database.insertInto('lesson_changes').values(changes).execute()
  await database.updateTable('lesson_acts').set({ undone_at: now }).where('id', '=', params.id).execute()
  const { timeZone } = await readSettings(database, services)
  const back = { ...became, before: became.after, after: became.before }
  await tellLessonsChanged(call, { classId, became: back, note: null, timeZone })
  return { message: 'The change was taken back' }
}
