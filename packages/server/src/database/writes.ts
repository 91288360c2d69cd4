import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './openDatabase.ts'
import { isStaleStatementError } from './createPreparedStatements.ts'
import { isWriteRejected } from './databaseErrors.ts'
import { sql } from 'kysely'
import { versionConflict, notFound } from '../lib/HttpError.ts'
import type { Tables } from './tables.ts'

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

/** Writes what a reader can do without. */
export async function tryWrite(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isWriteRejected(error)) throw error
  })
}

/** The tables whose records count their changes. */
type VersionedTable = { [Name in keyof Tables]: 'version' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/**
 * Counts a change of a record, in its transaction. Refuses it where whoever sent it had seen another version than the
 * newest; without a version the last edit wins. Of two edits at once the second waits here for the first.
 */
export async function bumpVersion(
  database: Database,
  table: VersionedTable,
  id: number,
  version: number | undefined,
): Promise<void> {
  const changed = await database
    .updateTable(table)
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst()
  if (!changed) throw notFound()
  if (version !== undefined && changed.version !== version + 1) throw versionConflict()
}
