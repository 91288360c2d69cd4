import type { Handler } from '#contract/Handler.ts'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { readSiblings } from '../auth/familyAccounts.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { assertKnownZone } from '../timetable/zonedMoment.ts'
import { readFamilyDues } from './readFamilyDues.ts'
import { readNewReports, readNextLessons } from './readFamilyTeaching.ts'

/**
 * An overview of all children who share the caller’s sign-in (decision 290). Runs a fixed number of queries, however
 * many children there are, and a few more for each requested course.
 */
export const getFamily: Handler<'getFamily'> = async ({ query, account, database, services, now }) => {
  const { zone } = query
  assertKnownZone(query)
  const { timeZone, currency } = await readSettings(database, services)
  const family = (await readSiblings(database, account)).filter(({ status }) => status === 'active')
  const studentIds = family.map(({ studentId }) => studentId)
  const lessonOf = await readNextLessons(database, studentIds, { timeZone, zone, now })
  const reportOf = await readNewReports(database, studentIds, { timeZone, now })
  const moneyOf = await readFamilyDues(database, studentIds, { today: getDayInZone(timeZone, now), currency })
  return {
    children: family.map(({ id, name, studentId }) => ({
      id: studentId,
      name,
      isPresent: id === account.id,
      nextLesson: lessonOf(studentId),
      ...moneyOf(studentId),
      newReport: reportOf(studentId),
    })),
  }
}
