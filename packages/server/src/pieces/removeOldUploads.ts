import { APART_MILLISECONDS } from '../accounts/sessions.ts'
import type { Database } from '../database/openDatabase.ts'

const LIFE_MILLISECONDS = 24 * 60 * 60_000

/** Forgets receipts that no form took within a day, and those of a clock that was ahead, which would stay for longer. */
export async function removeOldUploads(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('uploads')
    .where(({ or, eb }) =>
      or([eb('begun_at', '<', now - LIFE_MILLISECONDS), eb('begun_at', '>', now + APART_MILLISECONDS)]),
    )
    .execute()
}
