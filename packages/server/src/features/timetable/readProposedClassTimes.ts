import type { SeriesWithChanges } from '@maktab/calendar/findConflict'
import { readClassPeople } from '../classes/readClassPeople.ts'
import type { ProposedTimes } from './ProposedTimes.ts'
import type { Database } from '#database/openDatabase.ts'

type ClassTimingSlot = { classId: number; timingId: number; series: SeriesWithChanges; left?: SeriesWithChanges }

/** That lessons of a class are held at a time, for its teacher and its students; `left` of their timing stay as they are. */
export async function readProposedClassTimes(
  database: Database,
  { classId, timingId, series, left }: ClassTimingSlot,
): Promise<ProposedTimes & { teacherId: number }> {
  const people = await readClassPeople(database, classId)
  const own = { id: classId, timingId, ...(left && { left }) }
  return { kind: 'class', ...people, own, times: [series] }
}
