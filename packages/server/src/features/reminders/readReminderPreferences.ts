import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import type { ReminderPreferences } from './ReminderPreferences.ts'

export type ReminderRecipient = Pick<Account, 'id' | 'role' | 'language'>

/** What each of these people chose, or what holds as long as they have not, by their account. */
export async function readReminderPreferences(
  database: Database,
  people: readonly ReminderRecipient[],
): Promise<Map<number, ReminderPreferences>> {
  const kept = new Map<number, ReminderPreferences>()
  for (let start = 0; start < people.length; start += MAX_VALUES) {
    const ids = people.slice(start, start + MAX_VALUES).map(({ id }) => id)
    const rows = await database.selectFrom('reminder_choices').selectAll().where('account_id', 'in', ids).execute()
    for (const { account_id, value } of rows) kept.set(account_id, JSON.parse(value) as ReminderPreferences)
  }
  return new Map(people.map((person) => [person.id, kept.get(person.id) ?? unchosen(person)]))
}

/** Both databases limit how many values one statement carries. */
const MAX_VALUES = 1000

function unchosen({ role, language }: ReminderRecipient): ReminderPreferences {
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
