import type { components } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { addDays } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant, getTimeInZone } from '@maktab/calendar/zonedTime'

/** Which reminders someone gets, in which language and when; `digest` is for administrators only. */
export type ReminderPreferences = components['schemas']['Reminders']

export type ReminderRecipient = Pick<Account, 'id' | 'role' | 'language'>

/** The preferences of these people by account, with defaults for what they haven't set. */
export async function readReminderPreferences(
  database: Database,
  people: readonly ReminderRecipient[],
): Promise<Map<number, ReminderPreferences>> {
  const preferences = new Map<number, ReminderPreferences>()
  for (let start = 0; start < people.length; start += MAX_VALUES) {
    const ids = people.slice(start, start + MAX_VALUES).map(({ id }) => id)
    const rows = await database.selectFrom('reminder_choices').selectAll().where('account_id', 'in', ids).execute()
    for (const { account_id, value } of rows) preferences.set(account_id, JSON.parse(value) as ReminderPreferences)
  }
  return new Map(people.map((person) => [person.id, preferences.get(person.id) ?? defaultPreferences(person)]))
}

/** Both databases limit the number of values per statement. */
const MAX_VALUES = 1000

function defaultPreferences({ role, language }: ReminderRecipient): ReminderPreferences {
  return {
    dayBefore: true,
    hourBefore: true,
    changes: true,
    ...(role === 'admin' && { digest: true }),
    quietFrom: null,
    quietTo: null,
    timeZone: null,
    language: language ?? 'en',
  }
}

/** Quiet hours in a time zone; none if the times are null. */
export type QuietHours = { zone: string; from: string | null; to: string | null }

/** The quiet period around an instant, in milliseconds; undefined if there is none. */
export function findQuietPeriod(
  { zone, from, to }: QuietHours,
  instant: number,
): { from: number; to: number } | undefined {
  if (from === null || to === null) return undefined
  const [today, time] = [getDayInZone(zone, instant), getTimeInZone(zone, instant)]
  const isOvernight = to <= from
  const begins = isOvernight && time < to ? addDays(today, -1) : today
  const ends = isOvernight ? addDays(begins, 1) : begins
  const night = { from: toInstant(zone, begins, from), to: toInstant(zone, ends, to) }
  return instant >= night.from && instant < night.to ? night : undefined
}

/** Well above the interval of the job that sends reminders. */
const JUST_BEFORE = 10 * 60_000

/**
 * When to send what is due at `wanted`, about an event at `begins`: at that time, or when quiet hours end if that is
 * early enough, or just before quiet hours begin.
 */
export function getNotificationTime(wantedTime: number, begins: number, quiet: QuietHours): number {
  const night = findQuietPeriod(quiet, wantedTime)
  if (!night) return wantedTime
  return night.to < begins ? night.to : night.from - JUST_BEFORE
}

const HOUR = 60 * 60_000

/** How long before a lesson each reminder is sent, in milliseconds. */
export const reminderLeadTimes = { dayBefore: 24 * HOUR, hourBefore: HOUR } as const

export type ReminderLead = keyof typeof reminderLeadTimes
