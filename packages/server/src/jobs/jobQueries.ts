import { type Selectable, sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'

export type JobRow = Selectable<Tables['jobs']>

const KEPT_MILLISECONDS = 30 * 24 * 60 * 60_000

/**
 * Claims the most urgent job that is due; among equals, the one that has been due longest. No other process gets it
 * before the lease ends. If this process is killed, the job is due again after that.
 */
export async function claimJob(database: Database, now: number, lease: number): Promise<JobRow | undefined> {
  const due = database
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where('claimed_until', '<=', now)
    .orderBy('priority')
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
  // On SQLite even an update that matches nothing blocks other writers.
  if (!(await due.executeTakeFirst())) return undefined
  return database
    .updateTable('jobs')
    .set({ claimed_until: now + lease, tries: sql<number>`tries + 1` })
    .where('id', '=', isPostgres(database as never) ? due.forUpdate().skipLocked() : due)
    .where('claimed_until', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

/** Also clears the payload, which may contain secrets. */
export async function finishJob(database: Database, { id }: JobRow, now: number): Promise<void> {
  await database.updateTable('jobs').set({ done_at: now, payload: '' }).where('id', '=', id).execute()
}

/** Sets the next run of a job, unless another process has taken it over. */
export async function rescheduleJob(
  database: Database,
  { id, claimed_until }: JobRow,
  run: { run_at: number; tries?: number },
): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ ...run, claimed_until: 0 })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute()
}

/** Inserts each missing recurring job, due at once. */
export async function seedRecurringJobs(database: Database, kinds: readonly string[], now: number): Promise<void> {
  for (const kind of kinds) {
    const row = { kind, key: `repeats:${kind}`, payload: '', run_at: now, done_at: null }
    await database
      .insertInto('jobs')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}

/** Deletes jobs that were done more than a month ago. */
export async function removeOldJobs(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('jobs')
    .where('done_at', '<', now - KEPT_MILLISECONDS)
    .execute()
}
