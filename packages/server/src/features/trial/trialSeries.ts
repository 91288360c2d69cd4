import { getDayInZone, getTimeInZone } from '@maktab/calendar/zonedTime'
import type { Services } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { message } from '#i18n/message.ts'
import { type Language, translate } from '#i18n/translate.ts'
import { getSafeName } from '#mail/formatForMail.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { ClassSeries } from '../timetable/readClassSeries.ts'
import type { Engagement } from '../timetable/readEngagements.ts'
import { createSingleLessonSeries } from '../timetable/weeklySeries.ts'

/** Arranged trial lessons with their teacher. */
function selectArranged(database: Database) {
  return database
    .selectFrom('trials')
    .innerJoin('teachers', 'teachers.id', 'trials.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['trials.id', 'trials.version', 'trials.name', 'trials.link', 'trials.changed_at', 'trials.teacher_id'])
    .select(['trials.starts_at', 'trials.ends_at', 'accounts.id as accountId', 'accounts.name as teacherName'])
    .where('trials.status', '=', 'arranged')
    .orderBy('trials.id')
}

type ArrangedRow = Awaited<ReturnType<ReturnType<typeof selectArranged>['execute']>>[number]

/** The lesson in school time; empty for a row without a time. */
function toSeries({ starts_at: starts, ends_at: ends }: ArrangedRow, timeZone: string) {
  if (starts === null || ends === null) return []
  const day = getDayInZone(timeZone, starts)
  return [createSingleLessonSeries({ day, from: getTimeInZone(timeZone, starts), to: getTimeInZone(timeZone, ends) })]
}

/** The trial lessons that take teachers' time, as engagements. */
export async function readTrialEngagements(
  { database, services }: { database: Database; services: Pick<Services, 'timeZone'> },
  teacherIds: readonly number[],
): Promise<Engagement[]> {
  if (teacherIds.length === 0) return []
  const rows = await selectArranged(database)
    .where('trials.teacher_id', 'in', [...teacherIds])
    .execute()
  if (rows.length === 0) return []
  const { timeZone } = await readSettings(database, services)
  return rows.flatMap((row) =>
    toSeries(row, timeZone).map((series) => ({
      person: { who: 'teacher', id: row.teacher_id ?? 0, name: row.teacherName },
      kind: 'trial',
      id: row.id,
      timingId: row.id,
      teacherId: row.teacher_id ?? 0,
      courseId: null,
      title: row.name,
      series,
    })),
  )
}

/**
 * Trial lessons as classes with a single lesson, for reminders and calendars. They have negative ids, so that they can't
 * be mistaken for a class.
 */
export async function readTrialSeries(
  database: Database,
  caller: Pick<Account, 'id'> | 'everybody',
  timeZone: string,
): Promise<ClassSeries[]> {
  const rows = await selectArranged(database)
    .$if(caller !== 'everybody', (own) => own.where('accounts.id', '=', caller === 'everybody' ? 0 : caller.id))
    .execute()
  return rows.flatMap((row) =>
    toSeries(row, timeZone).map((series) => ({
      classId: -row.id,
      timingId: -row.id,
      title: row.name,
      link: row.link,
      teacher: { accountId: row.accountId, name: row.teacherName },
      version: row.version,
      starts: null,
      changed: row.changed_at,
      series,
      changes: [],
    })),
  )
}

/** The title of a trial lesson, with the student's name if it is a plain one. */
export function formatTrialTitle(name: string, language: Language): string {
  const safeName = getSafeName(name, null)
  return translate(
    language,
    safeName === null ? message('Trial lesson') : message('Trial lesson: {name}', { name: safeName }),
  )
}

/** The teachers of trial lessons, by the negative ids of `readTrialSeries`. */
export async function readTrialRecipients(database: Database, classIds: readonly number[]) {
  const ids = classIds.filter((id) => id < 0).map((id) => -id)
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('trials')
    .innerJoin('teachers', 'teachers.id', 'trials.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['trials.id as trialId', 'accounts.id', 'accounts.role', 'accounts.language'])
    .where('trials.id', 'in', ids)
    .where('accounts.status', '=', 'active')
    .execute()
  return rows.map(({ trialId, ...person }) => ({ classId: -trialId, ...person }))
}
