import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/openDatabase.ts'

/** A gate that holds callers of `wait` until it is opened. */
export function createGate() {
  const [arrival, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  return {
    arrived: arrival.promise,
    open: leave.resolve,
    wait: async () => {
      arrival.resolve()
      await leave.promise
    },
  }
}

const isAnyoneBlocked = async (aside: Database) => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      aside,
    )
  return rows.length > 0
}

/** Waits until the call is blocked by a lock or has finished without. */
export async function waitUntilBlockedOrDone(aside: Database, call: Promise<unknown>): Promise<void> {
  let isDone = false
  void call.then(() => (isDone = true))
  await expect.poll(async () => isDone || (await isAnyoneBlocked(aside)), { timeout: 20_000 }).toBe(true)
}
