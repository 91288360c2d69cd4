import type { CheckedRow, ImportKind, ImportRow } from '@maktab/contract/schema'
import { type DuplicateRow, findDuplicateRows } from '@maktab/shared/findDuplicateRows'
import { type DayOrder, normalizeImportCell } from '@maktab/shared/importCells'
import { type ImportFieldId, importFields } from '@maktab/shared/importFields'
import type { Table } from '#lib/files/readTable.ts'

/** The field of each column; null for a column that isn’t imported. */
export type ImportColumns = readonly (ImportFieldId | null)[]

/** A row of the table as it will be imported. */
export type DraftRow = {
  /** Its number in the file or the pasted cells. */
  line: number
  cells: ImportRow
  /** The server’s result; undefined while it is being checked. */
  check: CheckedRow | undefined
  /** The administrator left it out. */
  isLeftOut: boolean
}

/** The rows of a table, normalized. */
export function toDraftRows(
  kind: ImportKind,
  table: Table,
  { columns, hasHeaders, order }: { columns: ImportColumns; hasHeaders: boolean; order: DayOrder },
): DraftRow[] {
  const types = new Map(importFields[kind].map(({ id, type }) => [id, type]))
  const skipped = hasHeaders ? 1 : 0
  return table.slice(skipped).map((row, index) => {
    const cells: ImportRow = {}
    for (const [at, field] of columns.entries()) {
      if (field === null) continue
      const text = normalizeImportCell(types.get(field) ?? 'line', row[at] ?? '', order)
      if (text !== '') cells[field] = text
    }
    return { line: index + skipped + 1, cells, check: undefined, isLeftOut: false }
  })
}

/** A row with another value in one cell. It has to be checked again. */
export function withCell(kind: ImportKind, row: DraftRow, field: ImportFieldId, raw: string): DraftRow {
  const type = importFields[kind].find(({ id }) => id === field)?.type ?? 'line'
  const { [field]: _before, ...cells } = row.cells
  const text = normalizeImportCell(type, raw)
  return { ...row, cells: text === '' ? cells : { ...cells, [field]: text }, check: undefined }
}

/** The cells that are sent: an empty row is left out. */
export function toSentCells({ cells, isLeftOut }: DraftRow): ImportRow {
  return isLeftOut ? {} : cells
}

/** The fields that a new record needs and no column has. */
export function findMissingFields(kind: ImportKind, columns: ImportColumns): ImportFieldId[] {
  return importFields[kind].flatMap(({ id, isRequired }) => (isRequired && !columns.includes(id) ? [id] : []))
}

/** What is wrong with a row, by field. */
type RowFaults = ReadonlyMap<string, { messages: readonly string[]; duplicateOf?: number }>

export type SortedRows = {
  /** Indexes of the rows with faults. */
  faulty: number[]
  /** Indexes of the rows that will be created. */
  fresh: number[]
  /** Indexes of the rows whose record exists. */
  existing: number[]
  leftOut: number
  faultsOf: (index: number) => RowFaults
}

/** Sorts checked rows by what will happen to them. Faults of existing records matter only if they are updated. */
export function sortRows(kind: ImportKind, rows: readonly DraftRow[], updatesExisting: boolean): SortedRows {
  const duplicates = findDuplicateRows(kind, rows.map(toSentCells))
  const faults = new Map<number, RowFaults>()
  const sorted: Omit<SortedRows, 'faultsOf'> = { faulty: [], fresh: [], existing: [], leftOut: 0 }
  for (const [index, row] of rows.entries()) {
    if (row.isLeftOut) {
      sorted.leftOut += 1
      continue
    }
    const isExisting = Boolean(row.check?.match)
    const matters = !isExisting || updatesExisting
    const found: RowFaults = matters ? readFaults(row, duplicates.get(index), (of) => rows[of]?.line) : new Map()
    if (found.size > 0) {
      faults.set(index, found)
      sorted.faulty.push(index)
    } else if (isExisting) sorted.existing.push(index)
    else sorted.fresh.push(index)
  }
  return { ...sorted, faultsOf: (index) => faults.get(index) ?? new Map() }
}

function readFaults(
  { check }: DraftRow,
  duplicate: DuplicateRow | undefined,
  lineOf: (position: number) => number | undefined,
): RowFaults {
  const faults = new Map<string, { messages: string[]; duplicateOf?: number }>()
  for (const { field, message } of check?.faults ?? []) {
    const known = faults.get(field)
    if (known) known.messages.push(message)
    else faults.set(field, { messages: [message] })
  }
  const line = duplicate && lineOf(duplicate.of)
  if (duplicate && line !== undefined) {
    faults.set(duplicate.field, { messages: faults.get(duplicate.field)?.messages ?? [], duplicateOf: line })
  }
  return faults
}

/** Rows that are checked with one request. */
type RowChunk = { start: number; rows: ImportRow[] }

const MAX_CHUNK_ROWS = 200
/** The server accepts bodies of 256 kB; Urdu letters have two bytes and may be escaped. */
const MAX_CHUNK_LETTERS = 60_000

/** Divides rows into requests that the server accepts. */
export function chunkRows(rows: readonly ImportRow[]): RowChunk[] {
  const chunks: RowChunk[] = []
  let letters = 0
  for (const [position, row] of rows.entries()) {
    const size = JSON.stringify(row).length
    const last = chunks.at(-1)
    const isFull = !last || last.rows.length === MAX_CHUNK_ROWS || letters + size > MAX_CHUNK_LETTERS
    if (isFull) chunks.push({ start: position, rows: [row] })
    else last.rows.push(row)
    letters = isFull ? size : letters + size
  }
  return chunks
}

/** The field with the visible ID of a kind of person. */
export function getCodeField(kind: ImportKind): 'std_id' | 'teach_id' | undefined {
  return kind === 'students' ? 'std_id' : kind === 'teachers' ? 'teach_id' : undefined
}

/** Gives rows without an ID the next codes, the first of which is free. */
export function fillCodes(
  rows: readonly DraftRow[],
  { field, first, indexes }: { field: 'std_id' | 'teach_id'; first: string; indexes: readonly number[] },
): DraftRow[] {
  const [, start = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(first) ?? [first, `${first}-`, '1']
  const filled = [...rows]
  for (const [at, index] of indexes.entries()) {
    const row = filled[index]
    if (!row) continue
    const code = `${start}${String(Number(digits) + at).padStart(digits.length, '0')}`
    filled[index] = { ...row, cells: { ...row.cells, [field]: code }, check: undefined }
  }
  return filled
}

/** Shows faults that appeared only when the rows were saved, such as `rows[12].email`, at their rows. */
export function withServerFaults(
  rows: readonly DraftRow[],
  fields: Readonly<Record<string, readonly string[]>>,
): DraftRow[] {
  const found = new Map<number, { field: string; message: string }[]>()
  for (const [path, messages] of Object.entries(fields)) {
    const [, position, field] = /^rows\[(\d+)\]\.(\w+)/.exec(path) ?? []
    if (field === undefined) continue
    const faults = messages.map((message) => ({ field, message }))
    found.set(Number(position), [...(found.get(Number(position)) ?? []), ...faults])
  }
  return rows.map((row, position) => {
    const faults = found.get(position)
    if (!faults) return row
    const check = row.check ?? { position, match: null, faults: [], warnings: [] }
    return { ...row, check: { ...check, faults } }
  })
}
