import { parseWallDay, type WallDay } from '@maktab/calendar/WallDay'
import { toInstant } from '@maktab/calendar/zonedTime'
import type { Database } from '#database/openDatabase.ts'
import { readReminderPreferences, type QuietHours, findQuietPeriod } from '../reminders/readReminderPreferences.ts'
import { type Language, locales } from '#i18n/translate.ts'
import { formatRecipientTime, listSeparators } from '#mail/formatForMail.ts'
import type { MailPayload, MailValues, MailContext } from '#mail/MailPayloads.ts'
import type { Account } from '#database/tables.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import type { LessonOutcome } from './lessonChangeQueries.ts'

/** A day and time range in the school's local time, formatted for a language. */
function formatWallTimeRange({ day, from, to }: { day: string; from: string; to: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' })
  return `${format.format(Date.parse(`${day}T00:00:00Z`))}${listSeparators[language]}${from}–${to}`
}

type LessonSlot = { day: string; from: string; to: string }
type Addressed = { to: string; language: Language; values: MailValues }

/** Describes what happened to lessons, in the school's time and, for the new time, also in the reader's. */
export async function buildLessonsChangedMail(
  { to, language: storedLanguage, title, many, before, after, note, timeZone }: MailPayload<'lessonsChanged'>,
  { database, publicUrl }: MailContext,
): Promise<Addressed> {
  const chosen = await findChoices(database, to)
  const language = chosen?.language ?? storedLanguage ?? 'en'
  const formatSlot = (place: LessonSlot | null) => place && formatWallTimeRange(place, language)
  const [was, is] = [formatSlot(before), formatSlot(after)]
  const cancelled = was !== null && is === null ? was : null
  const restored = was === null ? is : null
  const movedFrom = is === null ? null : was
  const movedTo = was === null ? null : is
  const places = { cancelled, restored, movedFrom, movedTo }
  const named = Object.entries(places).map(([name, place]) => [many ? `${name}Many` : name, place] as const)
  const unnotified = Object.keys(places).map((name) => [many ? name : `${name}Many`, null] as const)
  const begins = instantOf(after, timeZone)
  const zones = { school: timeZone, own: chosen?.timeZone ?? timeZone }
  const own = begins === undefined ? null : formatRecipientTime(begins, language, zones)
  const link = `${publicUrl}/`
  return {
    to,
    language,
    values: { title, ...Object.fromEntries([...named, ...unnotified]), own, note, timeZone, link },
  }
}

async function findChoices(database: Database, email: string) {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
  return account && (await readReminderPreferences(database, [account])).get(account.id)
}

function instantOf(place: LessonSlot | null, zone: string): number | undefined {
  const day = place ? parseWallDay(place.day) : undefined
  return place && day ? toInstant(zone, day, place.from) : undefined
}

type CallerContext = { database: Database; now: number; account: Account }
type LessonsChanged = { classId: number; became: LessonOutcome; note: string | null; timeZone: string }

/**
 * Enqueues a mail about changed lessons to the students of a class, and to its teacher if someone else changed them,
 * except for people who turned these mails off. At night it is delayed until the morning, if that is early enough.
 */
export async function enqueueLessonsChangedMails(
  call: CallerContext,
  { classId, became, note, timeZone }: LessonsChanged,
): Promise<void> {
  if (became.before === null && became.after === null) return
  const { database, account } = call
  const { title } = await database
    .selectFrom('classes')
    .select('title')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  const people = await database
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.role', 'accounts.email', 'accounts.language'])
    .where('accounts.status', '=', 'active')
    .where('accounts.id', '!=', account.id)
    .where('accounts.id', 'in', ({ selectFrom }) =>
      selectFrom('class_students')
        .innerJoin('students', 'students.id', 'class_students.student_id')
        .select('students.account_id')
        .where('class_id', '=', classId)
        .union(
          selectFrom('classes')
            .innerJoin('teachers', 'teachers.id', 'classes.teacher_id')
            .select('teachers.account_id')
            .where('classes.id', '=', classId),
        ),
    )
    .orderBy('accounts.id')
    .execute()
  const choices = await readReminderPreferences(database, people)
  for (const { id, email, language } of people) {
    const chosen = choices.get(id)
    if (!chosen?.changes) continue
    const quiet = { zone: chosen.timeZone ?? timeZone, from: chosen.quietFrom, to: chosen.quietTo }
    const at = getSendTime(call.now, { became, timeZone, quiet })
    await enqueueMail({ database, now: at }, 'lessonsChanged', {
      to: email,
      language,
      title,
      ...became,
      note,
      timeZone,
    })
  }
}

type MailTiming = { became: LessonOutcome; timeZone: string; quiet: QuietHours }

/** Now, or when quiet hours end, unless the lesson begins before that, in its old or new place. */
function getSendTime(now: number, { became: { before, after }, timeZone, quiet }: MailTiming): number {
  const night = findQuietPeriod(quiet, now)
  if (!night) return now
  const begins = [before, after].flatMap((place) =>
    place ? [toInstant(timeZone, place.day as WallDay, place.from)] : [],
  )
  return begins.some((instant) => instant < night.to) ? now : night.to
}
