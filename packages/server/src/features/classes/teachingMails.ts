import { parseWeekdays } from '#validation/weekdays.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '#i18n/Language.ts'
import { listSeparators, isolateBidi, formatWeekday } from '#mail/formatLessonTimes.ts'
import { getSafeName } from '#mail/getSafeName.ts'
import type { MailValues } from '#mail/MailValues.ts'
import type { MailContext } from '#mail/MailContext.ts'

type Person = { to: string; language: Language | null }
type Addressed = Person & { values: MailValues; items?: MailValues[] }
type Time = { time_from: string; time_to: string; days: string | null }

/** About an allotment as it is when the mail is sent; nothing where it was deleted. */
export const buildAllotmentMail =
  (reader: 'student' | 'teacher') =>
  async (
    { allotmentId, ...person }: Person & { allotmentId: number },
    sending: MailContext,
  ): Promise<Addressed | undefined> => {
    const { database, publicUrl } = sending
    const found = await database
      .selectFrom('allotments')
      .innerJoin('courses', 'courses.id', 'course_id')
      .innerJoin('teachers', 'teachers.id', 'teacher_id')
      .innerJoin('accounts as teaching', 'teaching.id', 'teachers.account_id')
      .innerJoin('students', 'students.id', 'student_id')
      .innerJoin('accounts as learning', 'learning.id', 'students.account_id')
      .select(['courses.name as title', 'teach_id', 'teaching.name as teacher', 'std_id', 'learning.name as student'])
      .where('allotments.id', '=', allotmentId)
      .executeTakeFirst()
    if (!found) return undefined
    const times = await database
      .selectFrom('allotment_timings')
      .select(['time_from', 'time_to', 'days'])
      .where('allotment_id', '=', allotmentId)
      .orderBy('id')
      .execute()
    const { title, teacher, teach_id, student, std_id } = found
    const isStudent = reader === 'student'
    const who = isStudent ? getSafeName(teacher, teach_id) : getSafeName(student, std_id)
    const link = `${publicUrl}${isStudent ? '/student/enrolled-courses' : '/teacher/alloted-students'}`
    return { ...person, ...(await told(sending, person.language, { title, person: who, link }, times)) }
  }

/** About a class as it is when the mail is sent; nothing where it has ended. */
export const buildClassMail =
  (reader: 'student' | 'teacher') =>
  async (
    { classId, ...person }: Person & { classId: number },
    sending: MailContext,
  ): Promise<Addressed | undefined> => {
    const { database, publicUrl } = sending
    const found = await database
      .selectFrom('classes')
      .innerJoin('teachers', 'teachers.id', 'teacher_id')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .select(['title', 'teach_id', 'name'])
      .where('classes.id', '=', classId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!found) return undefined
    const times = await database
      .selectFrom('class_timings')
      .select(['time_from', 'time_to', 'days'])
      .where('class_id', '=', classId)
      .where('ends', 'is', null)
      .orderBy('id')
      .execute()
    const isStudent = reader === 'student'
    const who = isStudent ? getSafeName(found.name, found.teach_id) : null
    const link = `${publicUrl}${isStudent ? '/student/enrolled-courses' : '/teacher/classes'}`
    return { ...person, ...(await told(sending, person.language, { title: found.title, person: who, link }, times)) }
  }

/** About the report on a student in a course; nothing where it was deleted. */
export async function buildReportMail(
  { reportId, ...person }: Person & { reportId: number },
  { database, publicUrl }: MailContext,
): Promise<Addressed | undefined> {
  const found = await database
    .selectFrom('reports')
    .innerJoin('courses', 'courses.id', 'course_id')
    .select('courses.name as title')
    .where('reports.id', '=', reportId)
    .executeTakeFirst()
  return found && { ...person, values: { title: found.title, link: `${publicUrl}/student/enrolled-courses` } }
}

async function told(
  { database, timeZone: otherwise }: MailContext,
  known: Language | null,
  values: MailValues,
  times: readonly Time[],
): Promise<{ values: MailValues; items: MailValues[] }> {
  const { timeZone } = await readSettings(database, { timeZone: otherwise })
  const language = known ?? 'en'
  const items = times.map(({ time_from, time_to, days }) => {
    const hours = isolateBidi(language, `${time_from}–${time_to}`)
    const names = parseWeekdays(days).map((day) => formatWeekday(language, day))
    return { when: [...names, hours].join(listSeparators[language]) }
  })
  return { values: { ...values, timeZone }, items }
}
