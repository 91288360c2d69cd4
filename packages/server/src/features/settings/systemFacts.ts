import type { Database } from '#database/openDatabase.ts'

/** What the system remembers about itself, in the settings table: when something last happened, as Unix milliseconds. */
type SystemFacts = {
  'last backup': { at: number }
  'test email': { at: number; isSent: boolean }
  'mail given up': { at: number }
  'getting started': { isHidden: boolean }
}

export async function saveSystemFact<Key extends keyof SystemFacts>(
  database: Database,
  key: Key,
  fact: SystemFacts[Key],
): Promise<void> {
  const value = JSON.stringify(fact)
  await database
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function readSystemFacts(database: Database): Promise<Partial<SystemFacts>> {
  const keys = ['last backup', 'test email', 'mail given up', 'getting started'] satisfies (keyof SystemFacts)[]
  const rows = await database.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])) as Partial<SystemFacts>
}
