import { randomBytes } from 'node:crypto'
import type { Database } from './openDatabase.ts'

/** A secret that all processes of a school share, created when it is first read. */
export async function readSecret(database: Database, name: string): Promise<string> {
  return readOrCreateSetting(database, `secret of ${name}`, () => randomBytes(32).toString('base64url'))
}

/** A setting that all processes agree on: the value of the first one that asks. */
export async function readOrCreateSetting(database: Database, key: string, create: () => string): Promise<string> {
  const stored = database.selectFrom('settings').select('value').where('key', '=', key)
  const found = await stored.executeTakeFirst()
  if (found) return found.value
  await database
    .insertInto('settings')
    .values({ key, value: create() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await stored.executeTakeFirstOrThrow()
  return value
}
