import type { Import } from '@maktab/contract/schema'
import type { OperationRequest, Handler, HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import { HttpError } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { translate } from '#i18n/translate.ts'
import { reindexListsInTransaction } from '#lists/reindexList.ts'
import { importKinds } from './importKinds.ts'
import { keepCreatedIds, lockImport, normalizeCells, readStagedRows, stageRows } from './stagedRows.ts'
import { UNDO_MILLISECONDS, undoImport } from './undoImport.ts'

/** The most imports that are listed. */
const MAX_LISTED = 20

const previewImport: Handler<'previewImport'> = async (call) => {
  const { body, database, account, now, language = 'en' } = call
  const { import: name, kind, start } = body
  const rows = body.rows.map((row) => normalizeCells(kind, row))
  await stageRows(database, { name, kind, accountId: account.id, now, start, rows })
  // Names are found by the search index.
  await reindexListsInTransaction(database)
  const checked = await importKinds[kind].check(call, rows, start)
  return {
    import: name,
    rows: checked.map(({ position, match, faults, warnings }) => ({
      position,
      match,
      faults: Object.entries(faults).flatMap(([field, all]) =>
        all.map((one) => ({ field: field.replace(/\[.*/, ''), message: translate(language, one) })),
      ),
      warnings: warnings.map((one) => translate(language, one)),
    })),
  }
}

const runImport: Handler<'runImport'> = async (call) => {
  const { body, database, account, now } = call
  const { id, kind, done_at } = await lockImport(database, body.import, account.id)
  if (done_at !== null) throw new HttpError(409, message('This import was already saved.'))
  const rows = await readStagedRows(database, id, body.count)
  await reindexListsInTransaction(database)
  const { created, ...counts } = await importKinds[kind].save(call, rows, body)
  await keepCreatedIds(database, id, created)
  await database
    .updateTable('imports')
    .set({ done_at: now, created: created.size, ...counts })
    .where('id', '=', id)
    .execute()
  const saved = await selectImports(database).where('imports.id', '=', id).executeTakeFirstOrThrow()
  return { message: message('Import completed'), import: toImport(saved, call) }
}

const listImports: Handler<'listImports'> = async (call) => {
  const rows = await selectImports(call.database)
    .where('done_at', '>', call.now - DAY_MILLISECONDS)
    .orderBy('done_at', 'desc')
    .orderBy('imports.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return { imports: rows.map((row) => toImport(row, call)) }
}

function selectImports(database: Database) {
  return database
    .selectFrom('imports')
    .leftJoin('accounts', 'accounts.id', 'imports.account_id')
    .select(['imports.name', 'kind', 'done_at', 'undone_at', 'created', 'updated', 'unchanged', 'invited'])
    .select(['account_id', 'accounts.name as who'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_rows')
          .select('position')
          .whereRef('import_id', '=', 'imports.id')
          .where('record_id', 'is not', null),
      ).as('hasRecords'),
    )
}

type ImportRecord = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>
const toTime = (moment: number) => new Date(moment).toISOString()

/** Only the administrator who imported can undo it. */
function toImport(
  { account_id, who, done_at, undone_at, hasRecords, ...row }: ImportRecord,
  { account, now }: Pick<OperationRequest<'listImports'>, 'account' | 'now'>,
): Import {
  const at = done_at ?? 0
  const isYou = account_id === account.id
  const canUndo = isYou && hasRecords && now - at <= UNDO_MILLISECONDS
  return {
    ...row,
    at: toTime(at),
    who: who === null ? null : { name: who, isYou },
    undoUntil: canUndo ? toTime(at + UNDO_MILLISECONDS) : null,
    undoneAt: undone_at === null ? null : toTime(undone_at),
  }
}

type ImportCalls = 'previewImport' | 'runImport' | 'undoImport' | 'listImports'

/** Import of people and allotments from a table (decision 262). */
export const importHandlers: HandlersFor<ImportCalls> = { previewImport, runImport, undoImport, listImports }
