import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './openDatabase.ts'
import { isStaleStatementError } from './createPreparedStatements.ts'
import { isWriteRejected } from './databaseErrors.ts'
import { sql } from 'kysely'
import { versionConflict, notFound } from '../lib/HttpError.ts'
import type { Tables } from './tables.ts'

/** `serialization_failure` and `deadlock_detected`: the transaction conflicted with another and was rolled back. */
const CONFLICT_CODES = new Set(['40001', '40P01'])
const MAX_RETRIES = 3
const RETRY_DELAY_MILLISECONDS = 50

/** Runs work in a transaction and retries it after conflicts with other transactions. */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      const isConflict = error instanceof pg.DatabaseError && CONFLICT_CODES.has(error.code ?? '')
      if (!(isConflict || isStaleStatementError(error)) || retries === MAX_RETRIES) throw error
    }
    await wait(RETRY_DELAY_MILLISECONDS * (retries + Math.random()))
  }
}

/** Ignores a failed write that isn’t essential, if the disk is full or read-only. */
export async function tryWrite(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isWriteRejected(error)) throw error
  })
}

/** Tables with a version column. */
type VersionedTable = { [Name in keyof Tables]: 'version' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/**
 * Increments the version of a record within its transaction. Throws 409 if `version` isn’t the current one; without a
 * version the last edit wins. Of two concurrent edits the second waits here for the first.
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
