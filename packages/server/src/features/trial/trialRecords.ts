import type { OwnTrial, Trial } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import { buildSecretPath } from '../auth/resetLinks.ts'
import { toZonedMoment } from '../timetable/zonedMoment.ts'

/** Trial lessons with their course, if it is still offered, and their teacher. */
export function selectTrials(database: Database) {
  return database
    .selectFrom('trials')
    .leftJoin('courses', (join) =>
      join.onRef('courses.id', '=', 'trials.course_id').on('courses.archived_at', 'is', null),
    )
    .leftJoin('teachers', 'teachers.id', 'trials.teacher_id')
    .leftJoin('accounts', 'accounts.id', 'teachers.account_id')
    .selectAll('trials')
    .select(['courses.id as courseId', 'courses.name as courseName', 'accounts.name as teacherName'])
}

type TrialRow = Awaited<ReturnType<ReturnType<typeof selectTrials>['execute']>>[number]

/** The requested times of a trial lesson, as Unix milliseconds. */
export function parseWishes({ wishes }: { wishes: string }): number[] {
  return JSON.parse(wishes) as number[]
}

/** What everyone may see: the office, the teacher and the family. */
function toShared(row: TrialRow, timeZone: string) {
  const { status, name, age, language, zone, courseId, courseName, teacher_id, teacherName, reason } = row
  const moment = (instant: number) => toZonedMoment(instant, { timeZone, zone })
  const { starts_at: starts, ends_at: ends, link } = row
  const isPlanned = teacher_id !== null && starts !== null && ends !== null
  return {
    status,
    name,
    age,
    language,
    zone,
    course: courseId === null || courseName === null ? null : { id: courseId, name: courseName },
    wishes: parseWishes(row).map(moment),
    lesson: isPlanned
      ? { teacher: { id: teacher_id, name: teacherName ?? '' }, starts: moment(starts), ends: moment(ends), link }
      : null,
    reason,
  }
}

/** A trial lesson for the office; for its teacher without contact details and private link. */
export function toTrial(row: TrialRow, { timeZone, isOffice }: { timeZone: string; isOffice: boolean }): Trial {
  return {
    id: row.id,
    version: row.version,
    ...toShared(row, timeZone),
    pageLanguage: row.page_language,
    phone: isOffice ? row.phone : null,
    path: isOffice ? buildSecretPath('try-a-lesson', row.token) : null,
    requestedAt: new Date(row.created_at).toISOString(),
    note: row.note,
    studentId: row.student_id,
  }
}

/** A trial lesson for the family. */
export function toOwnTrial(row: TrialRow, timeZone: string): OwnTrial {
  return { ...toShared(row, timeZone), phone: row.phone, isRegistered: row.student_id !== null }
}

/** Trial lessons by id, for the office. */
export async function readTrials(
  database: Database,
  ids: readonly number[],
  timeZone: string,
): Promise<Map<number, Trial>> {
  if (ids.length === 0) return new Map()
  const rows = await selectTrials(database)
    .where('trials.id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, toTrial(row, { timeZone, isOffice: true })]))
}
