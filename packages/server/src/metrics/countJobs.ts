import type { Database } from '../database/openDatabase.ts'

/** What the school owes somebody, how much of it has failed before, and for how many seconds the oldest has been due. */
export async function countJobs(
  database: Database,
  now: number,
): Promise<{ owed: number; failed: number; oldestSeconds: number }> {
  const once = database
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .where(({ or, eb }) => or([eb('key', 'is', null), eb('key', 'not like', 'repeats:%')]))
  const { owed } = await once.select(({ fn }) => fn.countAll<number>().as('owed')).executeTakeFirstOrThrow()
  const { failed } = await once
    .where('tries', '>', 0)
    .where('claimed_until', '<=', now)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .executeTakeFirstOrThrow()
  // Also what repeats: where nobody does it any more, nothing is owed either.
  const { oldest } = await database
    .selectFrom('jobs')
    .where('done_at', 'is', null)
    .select(({ fn }) => fn.min('run_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return { owed, failed, oldestSeconds: oldest === null ? 0 : Math.max(0, now - oldest) / 1000 }
}
