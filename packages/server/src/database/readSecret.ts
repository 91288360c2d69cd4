import { randomBytes } from 'node:crypto'
import type { Database } from './openDatabase.ts'

/** A secret that all processes of a school share, made when it is first asked for. */
export async function readSecret(database: Database, name: string): Promise<string> {
  const key = `secret of ${name}`
  await database
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}
