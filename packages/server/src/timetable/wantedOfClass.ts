import type { ChangedSeries } from '@maktab/calendar/clashOf'
import { peopleOfClass } from '../classes/peopleOfClass.ts'
import type { Wanted } from '../clashes/Wanted.ts'
import type { Database } from '../database/openDatabase.ts'

type Held = { classId: number; timingId: number; series: ChangedSeries; left?: ChangedSeries }

/** That lessons of a class are held at a time, for its teacher and its students; `left` of their timing stay as they are. */
export async function wantedOfClass(
  database: Database,
  { classId, timingId, series, left }: Held,
): Promise<Wanted & { teacherId: number }> {
  const people = await peopleOfClass(database, classId)
  const own = { id: classId, timingId, ...(left && { left }) }
  return { kind: 'class', ...people, own, times: [series] }
}
