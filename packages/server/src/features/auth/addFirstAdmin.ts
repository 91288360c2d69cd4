import type { Database } from '#database/openDatabase.ts'
import { type NewAdmin, addAdmin, hasAdmin, lockAdmins } from './addAdmin.ts'

/**
 * Gives a school without an administrator its first one, whichever of its processes comes first; undefined where there
 * is one. Without a password there is the path of the page where it can be set.
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
