import type { Database } from '../database/openDatabase.ts'

const LIFE_MILLISECONDS = 24 * 60 * 60_000

/** Forgets receipts that no form took within a day. */
export async function removeOldUploads(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('uploads')
    .where('begun_at', '<', now - LIFE_MILLISECONDS)
    .execute()
}
