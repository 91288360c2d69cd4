import { MAX_CLOCK_SKEW_MILLISECONDS } from '../lib/clockSkew.ts'
import type { Database } from '../database/openDatabase.ts'
import { FIRST_CHUNK_TIMEOUT_MILLISECONDS } from './uploadQueries.ts'

const LIFE_MILLISECONDS = 24 * 60 * 60_000

/**
 * Removes uploads that no form took within a day, those whose first chunk never came, and those of a clock that was
 * ahead, which would stay for longer.
 */
export async function removeOldUploads(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('uploads')
    .where(({ or, and, eb }) =>
      or([
        eb('begun_at', '<', now - LIFE_MILLISECONDS),
        eb('begun_at', '>', now + MAX_CLOCK_SKEW_MILLISECONDS),
        and([eb('received', '=', 0), eb('begun_at', '<=', now - FIRST_CHUNK_TIMEOUT_MILLISECONDS)]),
      ]),
    )
    .execute()
}
