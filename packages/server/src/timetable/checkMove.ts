import type { ChangedSeries } from '@maktab/calendar/clashOf'
import { checkClashes } from '../clashes/checkClashes.ts'
import type { Call } from '../contract/Handler.ts'
import { wantedOfClass } from './wantedOfClass.ts'

type Calling = Pick<Call<'changeLessons'>, 'database' | 'services' | 'now' | 'account' | 'body'>

/**
 * Refuses to hold lessons where the teacher of the class or a student has something else, be it one of those lessons of
 * the same timing that stay as they are (`left`).
 */
export async function checkMove(call: Calling, series: ChangedSeries, left: ChangedSeries): Promise<void> {
  const { database, account, body } = call
  const { classId, timingId, goOn } = body
  const wanted = await wantedOfClass(database, { classId, timingId, series, left })
  await checkClashes(call, wanted, { goOn, isAdmin: account.role === 'admin', fieldOf: () => 'to' })
}
