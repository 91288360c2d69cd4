import { findActiveAccount } from '../reminders/reminderMails.ts'
import { findQuietPeriod, readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Services } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { formatRecipientTime, formatWallTime, getSafeName, isolateBidi } from '#mail/formatForMail.ts'
import type { AddressedMail, MailContext, MailPayload } from '#mail/MailPayloads.ts'
import { toInstant } from '@maktab/calendar/zonedTime'
import type { WallDay } from '@maktab/calendar/WallDay'
import type { HeldLesson } from './excuseQueries.ts'

type Context = { database: Database; services: Pick<Services, 'timeZone'>; now: number }
type Excuse = HeldLesson & { classId: number; studentId: number; starts: number; isWithdrawn?: boolean }

/**
 * Enqueues a mail to the teacher, unless they turned off mails about changes. At night it is delayed until the morning,
 * if the lesson doesn’t begin before that.
 */
export async function enqueueExcuseMail(
  { database, services, now }: Context,
  { starts, isWithdrawn = false, ...excuse }: Excuse,
): Promise<void> {
  const teacher = await database
    .selectFrom('classes')
    .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['accounts.id', 'accounts.role', 'accounts.language'])
    .where('classes.id', '=', excuse.classId)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
  const chosen = teacher && (await readReminderPreferences(database, [teacher])).get(teacher.id)
  if (!teacher || !chosen?.changes) return
  const { timeZone } = await readSettings(database, services)
  const night = findQuietPeriod({ zone: chosen.timeZone ?? timeZone, from: chosen.quietFrom, to: chosen.quietTo }, now)
  const runAt = night && night.to < starts ? night.to : now
  await enqueueMail({ database, now, runAt }, 'lessonExcused', { accountId: teacher.id, ...excuse, isWithdrawn })
}

/** Says who can’t come, without the reason; nothing if the student has changed their mind since. */
export async function buildExcuseMail(
  { accountId, classId, studentId, isWithdrawn, ...lesson }: MailPayload<'lessonExcused'>,
  { database, publicUrl, timeZone: defaultTimeZone }: MailContext,
): Promise<AddressedMail | undefined> {
  const account = await findActiveAccount(database, accountId)
  const found = await database
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['classes.title', 'students.std_id', 'accounts.name'])
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .where('classes.archived_at', 'is', null)
    .executeTakeFirst()
  const excuse = await database
    .selectFrom('lesson_excuses')
    .select('id')
    .where('timing_id', '=', lesson.timingId)
    .where('day', '=', lesson.day)
    .where('student_id', '=', studentId)
    .where('held_on', '=', lesson.heldOn)
    .where('time_from', '=', lesson.from)
    .executeTakeFirst()
  if (!account || !found || (excuse === undefined) !== isWithdrawn) return undefined
  const chosen = (await readReminderPreferences(database, [account])).get(accountId)
  const language = chosen?.language ?? 'en'
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const held = { day: lesson.heldOn, from: lesson.from }
  const when = formatWallTime(language, timeZone, held)
  const starts = toInstant(timeZone, lesson.heldOn as WallDay, lesson.from)
  const own = formatRecipientTime(starts, language, { school: timeZone, own: chosen?.timeZone ?? timeZone })
  const values = {
    student: getSafeName(found.name, found.std_id) ?? isolateBidi(language, `#${studentId}`),
    title: found.title,
    excused: isWithdrawn ? null : when,
    withdrawn: isWithdrawn ? when : null,
    own,
    timeZone,
    link: `${publicUrl}/teacher/timetable`,
  }
  return { to: account.email, language, values }
}
