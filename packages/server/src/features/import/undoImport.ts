import type { ImportKind } from '@maktab/contract/schema'
import type { Handler } from '#contract/Handler.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { translate } from '#i18n/translate.ts'
import { findUsedAllotments, findUsedStudents, findUsedTeachers, type UsedRecord } from './usedRecords.ts'
import { inBatches, lockImport } from './stagedRows.ts'

export const UNDO_MILLISECONDS = 60 * 60_000
/** The most records that a response names. */
const MAX_NAMED = 100

const findUsed: Record<ImportKind, (database: Database, ids: readonly number[]) => Promise<UsedRecord[]>> = {
  students: findUsedStudents,
  teachers: findUsedTeachers,
  allotments: findUsedAllotments,
}

/** Removes what an import created, except what has been used since. Can be repeated for the rest within the hour. */
export const undoImport: Handler<'undoImport'> = async (call) => {
  const { body, database, account, now, language = 'en' } = call
  const { id: importId, kind, done_at } = await lockImport(database, body.import, account.id)
  if (done_at === null || now - done_at > UNDO_MILLISECONDS) {
    throw new HttpError(422, message('An import can be undone for an hour.'))
  }
  const rows = await database
    .selectFrom('import_rows')
    .select('record_id')
    .where('import_id', '=', importId)
    .where('record_id', 'is not', null)
    .execute()
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  await lockRecords(database, kind, ids)
  const used = await findUsed[kind](database, ids)
  const kept = new Set(used.map(({ id }) => id))
  const removed = ids.filter((id) => !kept.has(id))
  await removeRecords(database, kind, removed)
  await inBatches(removed, (some) =>
    database.deleteFrom('import_rows').where('import_id', '=', importId).where('record_id', 'in', some).execute(),
  )
  await database.updateTable('imports').set({ undone_at: now }).where('id', '=', importId).execute()
  return {
    message: used.length === 0 ? message('Import undone') : message('Import partly undone'),
    removed: removed.length,
    kept: used.length,
    records: used.slice(0, MAX_NAMED).map((record) => ({ ...record, reason: translate(language, record.reason) })),
  }
}

/** Waits for changes of these records that are under way, and keeps others waiting. SQLite has only one writer. */
async function lockRecords(database: Database, kind: ImportKind, ids: readonly number[]): Promise<void> {
  if (!isPostgres(database)) return
  await inBatches(ids, async (some) => {
    if (kind !== 'allotments') {
      await database
        .selectFrom('accounts')
        .select('id')
        .where('id', 'in', (query) => query.selectFrom(kind).select('account_id').where('id', 'in', some))
        .orderBy('id')
        .forUpdate()
        .execute()
    }
    await database.selectFrom(kind).select('id').where('id', 'in', some).orderBy('id').forUpdate().execute()
  })
}

/** Deletes records with what belongs only to them. */
async function removeRecords(database: Database, kind: ImportKind, ids: readonly number[]): Promise<void> {
  await inBatches(ids, async (some) => {
    if (kind === 'allotments') return database.deleteFrom('allotments').where('id', 'in', some).execute()
    const recordKind = kind === 'students' ? 'student' : 'teacher'
    await database.deleteFrom('acts').where('record_kind', '=', recordKind).where('record_id', 'in', some).execute()
    const accounts = await database.selectFrom(kind).select('account_id').where('id', 'in', some).execute()
    await database.deleteFrom(kind).where('id', 'in', some).execute()
    return database
      .deleteFrom('accounts')
      .where(
        'id',
        'in',
        accounts.map(({ account_id }) => account_id),
      )
      .execute()
  })
}
