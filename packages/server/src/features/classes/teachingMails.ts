import { parseWeekdays } from '#validation/weekdays.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '#i18n/translate.ts'
import { listSeparators, isolateBidi, formatWeekday, getSafeName } from '#mail/formatForMail.ts'
import type { MailValues, MailContext, MailPayload } from '#mail/MailPayloads.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { findQuietPeriod, readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'

type Person = { to: string; language: Language | null }
type Addressed = Person & { values: MailValues }
type Time = { time_from: string; time_to: string; days: string | null }

/** Describes the allotment when the mail is sent; undefined if it was deleted. */
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
    return { ...person, ...(await describeTeaching(sending, person.language, { title, person: who, link }, times)) }
  }

/** Describes the class when the mail is sent; undefined if it has ended. */
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
    return {
      ...person,
      ...(await describeTeaching(sending, person.language, { title: found.title, person: who, link }, times)),
    }
  }

/** Describes the report on a student in a course; undefined if it was deleted. */
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

async function describeTeaching(
  { database, timeZone: otherwise }: MailContext,
  storedLanguage: Language | null,
  values: MailValues,
  times: readonly Time[],
): Promise<{ values: MailValues }> {
  const { timeZone } = await readSettings(database, { timeZone: otherwise })
  const language = storedLanguage ?? 'en'
  const lessons = times.map(({ time_from, time_to, days }) => {
    const hours = isolateBidi(language, `${time_from}–${time_to}`)
    const names = parseWeekdays(days).map((day) => formatWeekday(language, day))
    return [...names, hours].join(listSeparators[language])
  })
  return {
    values: {
      ...values,
      times: lessons.join(language === 'en' ? '; ' : '؛ ') || null,
      timeZone: lessons.length > 0 ? timeZone : null,
    },
  }
}

type Context = Pick<OperationRequest<'saveReport'>, 'database' | 'services' | 'now'>
type Kind = 'teacherAllotted' | 'studentAllotted' | 'classJoined' | 'classHandedOver' | 'reportWritten'
type TeachingNotification<Named extends Kind> = {
  of: 'students' | 'teachers'
  ids: readonly number[]
  payload: Omit<MailPayload<Named>, 'to' | 'language'>
  /** Mails with the same key are sent once. */
  key: string
}

/**
 * Enqueues mails to students or teachers about an allotment, class or report, except for people who turned off change
 * mails. At night they are delayed until the morning.
 */
export async function enqueueTeachingMails<Named extends Kind>(
  { database, services, now }: Context,
  kind: Named,
  { of, ids, payload, key }: TeachingNotification<Named>,
): Promise<void> {
  if (ids.length === 0) return
  const people = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'email', 'language'])
    .where('id', 'in', (query) =>
      query
        .selectFrom(of)
        .select('account_id')
        .where('id', 'in', [...ids]),
    )
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const { timeZone } = await readSettings(database, services)
  const choices = await readReminderPreferences(database, people)
  for (const { id, email: to, language } of people) {
    const chosen = choices.get(id)
    if (!chosen?.changes) continue
    const night = findQuietPeriod(
      { zone: chosen.timeZone ?? timeZone, from: chosen.quietFrom, to: chosen.quietTo },
      now,
    )
    const sent = { ...payload, to, language } as MailPayload<Named>
    await enqueueMail({ database, now, runAt: night?.to ?? now }, kind, sent, `${key} for ${id}`)
  }
}
