import type { SeriesWithChanges } from '@maktab/calendar/findSeriesConflict'
import { isDeepStrictEqual } from 'node:util'
import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { readClassPeople } from './classQueries.ts'
import { readSeriesByTiming } from './studentTimings.ts'

type Edit = {
  classId: number
  /** The lessons of the class before the edit. */
  before: ReadonlyMap<number, SeriesWithChanges>
  goOn: boolean | undefined
  isAdmin: boolean
}
type Context = Pick<OperationRequest<'editClass'>, 'database' | 'services' | 'now'>

/**
 * Rejects an edit of a class that creates a conflict for its teacher or a student. A new first or last day affects all
 * timings, so each changed one is checked. Conflicts of unchanged timings were accepted before.
 */
export async function checkClassScheduleConflicts(
  place: Context,
  { classId, before, goOn, isAdmin }: Edit,
): Promise<void> {
  const { database } = place
  const after = [...(await readSeriesByTiming(database, classId))]
  const changed = after.filter(([timingId, series]) => !isDeepStrictEqual(series, before.get(timingId)))
  if (changed.length === 0) return
  const people = await readClassPeople(database, classId)
  for (const [timingId, series] of changed) {
    await checkScheduleConflicts(
      place,
      { kind: 'class', ...people, editing: { id: classId, timingId }, times: [series] },
      { goOn, isAdmin, fieldOf: () => 'classTime' },
    )
  }
}
