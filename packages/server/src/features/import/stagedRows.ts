import type { ImportKind, ImportRow } from '@maktab/contract/schema'
import { normalizeImportCell } from '@maktab/shared/importCells'
import { type ImportFieldId, importFields } from '@maktab/shared/importFields'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import { invalidField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

/** The non-empty cells of a row, normalized. */
export type Cells = Partial<Record<ImportFieldId, string>>

/** A row with its position in the import. */
export type PlacedRow = { position: number; cells: Cells }

/** Places rows from a position on. Rows without cells are left out of the import. */
export function placeRows(rows: readonly Cells[], start: number): PlacedRow[] {
  return rows.flatMap((cells, at) => (Object.keys(cells).length > 0 ? [{ position: start + at, cells }] : []))
}

/** Keeps the cells of the fields that a kind of import has. */
export function normalizeCells(kind: ImportKind, row: ImportRow): Cells {
  const cells: Cells = {}
  for (const { id, type } of importFields[kind]) {
    const text = normalizeImportCell(type, row[id] ?? '')
    if (text !== '') cells[id] = text
  }
  return cells
}

type Staging = { name: string; kind: ImportKind; accountId: number; now: number }

/** The id of an import whose rows are being checked; begins it with its first rows. */
async function openImport(database: Database, { name, kind, accountId, now }: Staging): Promise<number> {
  await database
    .insertInto('imports')
    .values({ name, kind, account_id: accountId, created_at: now, done_at: null, undone_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const found = await lockImport(database, name, accountId)
  if (found.kind !== kind) throw invalidField('kind', message('These rows are of another kind than the first ones.'))
  if (found.done_at !== null) throw invalidField('import', message('This import was already saved.'))
  return found.id
}

/** An import of an administrator, locked until the end of the transaction. */
export async function lockImport(database: Database, name: string, accountId: number) {
  return database
    .selectFrom('imports')
    .selectAll()
    .where('name', '=', name)
    .where('account_id', '=', accountId)
    .$if(isPostgres(database), (query) => query.forUpdate())
    .executeTakeFirstOrThrow(notFound)
}

/** Keeps checked rows, instead of those that were at the same positions. */
export async function stageRows(
  database: Database,
  { start, rows, ...staging }: Staging & { start: number; rows: readonly Cells[] },
): Promise<void> {
  const import_id = await openImport(database, staging)
  await database
    .deleteFrom('import_rows')
    .where('import_id', '=', import_id)
    .where('position', '>=', start)
    .where('position', '<', start + rows.length)
    .execute()
  const values = rows.map((cells, at) => ({
    import_id,
    position: start + at,
    cells: JSON.stringify(cells),
    record_id: null,
  }))
  await database.insertInto('import_rows').values(values).execute()
}

/** The first rows of an import; throws if some of them haven't been checked. */
export async function readStagedRows(database: Database, importId: number, count: number): Promise<Cells[]> {
  const rows = await database
    .selectFrom('import_rows')
    .select(['position', 'cells'])
    .where('import_id', '=', importId)
    .where('position', '<', count)
    .orderBy('position')
    .execute()
  if (rows.length < count) throw invalidField('count', message('Some rows haven’t been checked. Check them again.'))
  return rows.map(({ cells }) => JSON.parse(cells ?? '{}') as Cells)
}

/** Replaces the rows of a saved import by the ids of the records that they created. */
export async function keepCreatedIds(
  database: Database,
  import_id: number,
  created: ReadonlyMap<number, number>,
): Promise<void> {
  await database.deleteFrom('import_rows').where('import_id', '=', import_id).execute()
  const values = [...created].map(([position, record_id]) => ({ import_id, position, cells: null, record_id }))
  await inBatches(values, (some) => database.insertInto('import_rows').values(some).execute())
}

/** Deletes imports after a day, with what was checked but never saved. */
export async function removeOldImports(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('imports')
    .where('created_at', '<', now - DAY_MILLISECONDS)
    .execute()
}

/** Both databases limit the number of values per statement. */
const BATCH_SIZE = 400

/** Runs a statement for some items at a time. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (some: readonly Item[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(await run(items.slice(start, start + BATCH_SIZE)))
  }
  return results
}
