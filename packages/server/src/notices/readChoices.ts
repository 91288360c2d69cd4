import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import type { Choices } from './Choices.ts'

export type Reminded = Pick<Account, 'id' | 'role' | 'language'>

/** What each of these people chose, or what holds as long as they have not, by their account. */
export async function readChoices(database: Database, people: readonly Reminded[]): Promise<Map<number, Choices>> {
  const kept = new Map<number, Choices>()
  for (let start = 0; start < people.length; start += MOST_VALUES) {
    const ids = people.slice(start, start + MOST_VALUES).map(({ id }) => id)
    const rows = await database.selectFrom('reminder_choices').selectAll().where('account_id', 'in', ids).execute()
    for (const { account_id, value } of rows) kept.set(account_id, JSON.parse(value) as Choices)
  }
  return new Map(people.map((person) => [person.id, kept.get(person.id) ?? unchosen(person)]))
}

/** Both databases limit how many values one statement carries. */
const MOST_VALUES = 1000

function unchosen({ role, language }: Reminded): Choices {
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
