import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './openDatabase.ts'
import { isStaleStatementError } from './createPreparedStatements.ts'

/** `serialization_failure` and `deadlock_detected`: of two that were in each other’s way, this one gave way. */
const GAVE_WAY = new Set(['40001', '40P01'])
const MAX_RETRIES = 3
const STEP_MILLISECONDS = 50

/** Does all of some work or nothing of it; again from its start where it had to give way to another’s. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      const gaveWay = error instanceof pg.DatabaseError && GAVE_WAY.has(error.code ?? '')
      if (!(gaveWay || isStaleStatementError(error)) || repeats === MAX_RETRIES) throw error
    }
    await wait(STEP_MILLISECONDS * (repeats + Math.random()))
  }
}
