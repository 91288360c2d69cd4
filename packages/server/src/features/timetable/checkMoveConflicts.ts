import type { SeriesWithChanges } from '@maktab/calendar/findConflict'
import { checkScheduleConflicts } from './checkScheduleConflicts.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { readProposedClassTimes } from './readProposedClassTimes.ts'

type MoveContext = Pick<OperationRequest<'changeLessons'>, 'database' | 'services' | 'now' | 'account' | 'body'>

/**
 * Refuses to hold lessons where the teacher of the class or a student has something else, be it one of those lessons of
 * the same timing that stay as they are (`left`).
 */
export async function checkMoveConflicts(
  call: MoveContext,
  series: SeriesWithChanges,
  left: SeriesWithChanges,
): Promise<void> {
  const { database, account, body } = call
  const { classId, timingId, goOn } = body
  const wanted = await readProposedClassTimes(database, { classId, timingId, series, left })
  await checkScheduleConflicts(call, wanted, { goOn, isAdmin: account.role === 'admin', fieldOf: () => 'to' })
}
