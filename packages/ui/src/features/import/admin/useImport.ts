import type { CheckedRow, Import, ImportKind } from '@maktab/contract/schema'
import type { DayOrder } from '@maktab/shared/importCells'
import type { ImportFieldId } from '@maktab/shared/importFields'
import { matchImportColumns } from '@maktab/shared/matchImportColumns'
import { useRef, useState } from 'react'
import type { Table } from '#lib/files/readTable.ts'
import type { ImportActions } from './importActions.ts'
import {
  type DraftRow,
  type ImportColumns,
  chunkRows,
  findMissingFields,
  toDraftRows,
  toSentCells,
  withCell,
  withServerFaults,
} from './importRows.ts'

/** The table and how its columns are read. */
export type ImportSource = {
  table: Table
  columns: ImportColumns
  hasHeaders: boolean
  order: DayOrder
}

type ImportPhase =
  | { at: 'source' }
  /** Some columns have to be chosen first. */
  | { at: 'columns' }
  /** A share from 0 to 1 of the rows has been checked. */
  | { at: 'checking'; share: number }
  | { at: 'preview' }
  | { at: 'importing' }
  | { at: 'done'; result: Import }

type State = {
  phase: ImportPhase
  source: ImportSource | undefined
  rows: readonly DraftRow[]
  /** Name of the rows on the server. */
  name: string
  /** Why the last request failed. */
  failure: string | undefined
}

const empty: State = { phase: { at: 'source' }, source: undefined, rows: [], name: '', failure: undefined }

/** More changed rows than this are sent together with all others. */
const MAX_SINGLE_ROWS = 20

/** Reads a table, has its rows checked by the server, and imports them. */
export function useImport(kind: ImportKind, { onCheckRows, onRunImport, createName }: ImportActions) {
  const [state, setState] = useState(empty)
  /** Counts the checks of all rows, so that a later one replaces an earlier one. */
  const checks = useRef(0)
  const change = (next: Partial<State>) => setState((before) => ({ ...before, ...next }))

  const checkAll = async (rows: readonly DraftRow[]) => {
    const check = (checks.current += 1)
    const name = createName()
    const found: (CheckedRow | undefined)[] = []
    change({ phase: { at: 'checking', share: 0 }, rows, name, failure: undefined })
    for (const { start, rows: some } of chunkRows(rows.map(toSentCells))) {
      const response = await onCheckRows({ name, kind, start, rows: some })
      if (check !== checks.current) return
      if (response.state === 'failed') {
        change({ phase: { at: 'preview' }, failure: response.message })
        return
      }
      for (const one of response.result) found[one.position] = one
      change({ phase: { at: 'checking', share: (start + some.length) / rows.length } })
    }
    change({ phase: { at: 'preview' }, rows: rows.map((row, index) => ({ ...row, check: found[index] })) })
  }

  /** Checks one row again, at its position among the others. */
  const checkRow = async (index: number, row: DraftRow) => {
    const { name } = state
    setState((before) => ({ ...before, rows: before.rows.toSpliced(index, 1, row), failure: undefined }))
    const response = await onCheckRows({ name, kind, start: index, rows: [toSentCells(row)] })
    setState((before) => {
      // The row was changed again, or all rows were sent again.
      if (before.name !== name || before.rows[index] !== row) return before
      if (response.state === 'failed') return { ...before, failure: response.message }
      return { ...before, rows: before.rows.toSpliced(index, 1, { ...row, check: response.result[0] }) }
    })
  }

  const readRows = (source: ImportSource) => {
    checks.current += 1
    const rows = toDraftRows(kind, source.table, source)
    const isIncomplete = findMissingFields(kind, source.columns).length > 0 || rows.length === 0
    change({ source, rows, ...(isIncomplete && { phase: { at: 'columns' }, failure: undefined }) })
    if (!isIncomplete) void checkAll(rows)
  }

  return {
    ...state,
    open: (table: Table) => {
      const [headers = []] = table
      const columns = matchImportColumns(kind, headers)
      readRows({ table, columns, hasHeaders: columns.some((field) => field !== null), order: 'dayFirst' })
    },
    chooseColumn: (at: number, field: ImportFieldId | null) => {
      if (!state.source) return
      // A field is read from one column only.
      const columns = state.source.columns.map((one, index) => (index === at ? field : one === field ? null : one))
      readRows({ ...state.source, columns })
    },
    chooseHeaders: (hasHeaders: boolean) => state.source && readRows({ ...state.source, hasHeaders }),
    chooseOrder: (order: DayOrder) => state.source && readRows({ ...state.source, order }),
    checkAgain: () => void checkAll(state.rows),
    replaceRows: (rows: readonly DraftRow[]) => void checkAll(rows),
    editCell: (index: number, field: ImportFieldId, text: string) => {
      const row = state.rows[index]
      if (row && (row.cells[field] ?? '') !== text) void checkRow(index, withCell(kind, row, field, text))
    },
    leaveOut: (indexes: readonly number[]) => {
      const out = new Set(indexes)
      const leave = (row: DraftRow): DraftRow => ({ ...row, isLeftOut: true, check: undefined })
      if (indexes.length > MAX_SINGLE_ROWS) void checkAll(state.rows.map((row, at) => (out.has(at) ? leave(row) : row)))
      else for (const index of indexes) if (state.rows[index]) void checkRow(index, leave(state.rows[index]))
    },
    run: async (choices: { updatesExisting: boolean; invites: boolean }) => {
      const { name, rows } = state
      change({ phase: { at: 'importing' }, failure: undefined })
      const response = await onRunImport({ import: name, count: rows.length, ...choices })
      if (response.state === 'done') change({ phase: { at: 'done', result: response.result }, rows: [] })
      else {
        const faulty = withServerFaults(rows, response.fields ?? {})
        change({ phase: { at: 'preview' }, rows: faulty, failure: response.message })
      }
    },
    startOver: () => {
      checks.current += 1
      setState(empty)
    },
  }
}
