import { type Selectable, sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'

export type JobRow = Selectable<Tables['jobs']>

const KEPT_MILLISECONDS = 30 * 24 * 60 * 60_000

/**
 * Claims the most urgent job that is due, of several the one that has been due longest. No other process gets it before
 * the lease ends; if this process is killed, the job is due again then.
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
  // An update that finds nothing would still make the others on SQLite wait.
  if (!(await due.executeTakeFirst())) return undefined
  return database
    .updateTable('jobs')
    .set({ claimed_until: now + lease, tries: sql<number>`tries + 1` })
    .where('id', '=', isPostgres(database as never) ? due.forUpdate().skipLocked() : due)
    .where('claimed_until', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

/** What was in it may be secret and isn't kept. */
export async function finishJob(database: Database, { id }: JobRow, now: number): Promise<void> {
  await database.updateTable('jobs').set({ done_at: now, payload: '' }).where('id', '=', id).execute()
}

/** Leaves a job for later, unless another process has taken it over. */
export async function postponeJob(database: Database, { id, claimed_until }: JobRow, runAt: number): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ run_at: runAt, claimed_until: 0 })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute()
}

/** Has each kind of what repeats due at once, where no process had it before. */
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

/** Has a job that went well due again, unless another process has taken it over. */
export async function rescheduleJob(database: Database, { id, claimed_until }: JobRow, runAt: number): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ run_at: runAt, claimed_until: 0, tries: 0 })
    .where('id', '=', id)
    .where('claimed_until', '=', claimed_until)
    .execute()
}

/** That a job was done is of interest for a month. */
export async function removeOldJobs(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('jobs')
    .where('done_at', '<', now - KEPT_MILLISECONDS)
    .execute()
}
