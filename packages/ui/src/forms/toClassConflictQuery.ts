import type { ClashQuestion } from '@maktab/contract/schema'
import { isWireDay } from '../lib/time/wireDay.ts'
import { toConflictTimes } from './toConflictTimes.ts'

type ClassTimes = {
  classTime: { from: string; to: string; days: number[] }
  starts: string
  ends: string
}

/** What is asked of the times of a class form, of a class that is there or of a new one. */
export function toClassConflictQuery(
  { classTime, starts, ends }: ClassTimes,
  edited?: { classId: number; timingId: number },
): ClashQuestion | undefined {
  const times = toConflictTimes([classTime])
  if (!times) return undefined
  return { ...edited, times, ...(isWireDay(starts) && { starts }), ...(isWireDay(ends) && { ends }) }
}
