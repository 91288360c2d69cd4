import type { Database } from '#database/openDatabase.ts'
import { type NewAdmin, addAdmin, hasAdmin, lockAdmins } from './addAdmin.ts'

/**
 * Creates the first administrator of a school, in whichever process is first; undefined if there is one already.
 * Without a password, returns the path of the page where it can be set.
 */
export async function addFirstAdmin(
  database: Database,
  admin: NewAdmin,
  now: number,
): Promise<{ path: string | undefined } | undefined> {
  return database.transaction().execute(async (transaction) => {
    await lockAdmins(transaction)
    if (await hasAdmin(transaction, now)) return undefined
    return { path: await addAdmin(transaction, admin, now) }
  })
}
