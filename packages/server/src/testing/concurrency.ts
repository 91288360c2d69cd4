import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/openDatabase.ts'

/** A stop on the way: who comes there waits until they are let go. */
export function createGate() {
  const [arrival, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  return {
    arrived: arrival.promise,
    letGo: leave.resolve,
    pass: async () => {
      arrival.resolve()
      await leave.promise
    },
  }
}

const isSomebodyWaiting = async (aside: Database) => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      aside,
    )
  return rows.length > 0
}

/** Until the call waits for another one, or is answered because it needn’t. */
export async function waitUntilBlockedOrDone(aside: Database, call: Promise<unknown>): Promise<void> {
  let isDone = false
  void call.then(() => (isDone = true))
  await expect.poll(async () => isDone || (await isSomebodyWaiting(aside)), { timeout: 20_000 }).toBe(true)
}
