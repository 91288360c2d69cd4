import { readWallDay } from '@maktab/calendar/WallDay'
import { instantIn } from '@maktab/calendar/zones'
import type { Database } from '#database/openDatabase.ts'
import { readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import type { Language } from '#i18n/Language.ts'
import { formatReaderTime } from '#mail/formatLessonTimes.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'
import type { MailValues } from '#mail/MailValues.ts'
import type { MailContext } from '#mail/MailContext.ts'

const locales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK', ar: 'ar-EG-u-nu-latn' }

/** A day and the hours of a lesson as the clock on the school’s wall shows them, in words of a language. */
function formatWallTimeRange({ day, from, to }: { day: string; from: string; to: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' })
  const comma = language === 'en' ? ',' : '،'
  return `${format.format(Date.parse(`${day}T00:00:00Z`))}${comma} ${from}–${to}`
}

type LessonSlot = { day: string; from: string; to: string }
type Addressed = { to: string; language: Language; values: MailValues }

/** What became of lessons, by the school’s clock and, of where they are now, by that of who reads it. */
export async function buildLessonsChangedMail(
  { to, language: known, title, many, before, after, note, timeZone }: MailPayload<'lessonsChanged'>,
  { database, publicUrl }: MailContext,
): Promise<Addressed> {
  const chosen = await findChoices(database, to)
  const language = chosen?.language ?? known ?? 'en'
  const told = (place: LessonSlot | null) => place && formatWallTimeRange(place, language)
  const [was, is] = [told(before), told(after)]
  const cancelled = was !== null && is === null ? was : null
  const restored = was === null ? is : null
  const movedFrom = is === null ? null : was
  const movedTo = was === null ? null : is
  const places = { cancelled, restored, movedFrom, movedTo }
  const named = Object.entries(places).map(([name, place]) => [many ? `${name}Many` : name, place] as const)
  const unsaid = Object.keys(places).map((name) => [many ? name : `${name}Many`, null] as const)
  const begins = instantOf(after, timeZone)
  const zones = { school: timeZone, own: chosen?.timeZone ?? timeZone }
  const own = begins === undefined ? null : formatReaderTime(begins, language, zones)
  const link = `${publicUrl}/`
  return { to, language, values: { title, ...Object.fromEntries([...named, ...unsaid]), own, note, timeZone, link } }
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
  const day = place ? readWallDay(place.day) : undefined
  return place && day ? instantIn(zone, day, place.from) : undefined
}
