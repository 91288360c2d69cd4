import { createElement } from 'react'
import { Masked, masks } from '../Masked/Masked.tsx'
import type { Column, SearchableField } from './Column.ts'
import type { CsvTable } from '#lib/files/createCsv.ts'

/** The columns that a person may hide: what names a row and what acts on it stays. */
export function getHideableColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ isRowHeader, isAction }) => !isRowHeader && !isAction)
}

/** The columns without the hidden ones. One that tells something always stays, whatever the address says. */
export function getVisibleColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[] = []): Column<Row>[] {
  const choosable = getHideableColumns(columns)
  const isGone = ({ id }: Column<Row>) => hidden.includes(id) && choosable.some((column) => column.id === id)
  const shown = columns.filter((column) => !isGone(column))
  if (shown.some(({ isAction }) => !isAction)) return shown
  return columns.filter((column) => !isGone(column) || column.id === choosable[0]?.id)
}

/** While privacy is on: personal columns show a mask, and nothing can be found, told or guessed from what they hold. */
export function maskColumns<Row>(columns: readonly Column<Row>[], isPrivate: boolean): readonly Column<Row>[] {
  if (!isPrivate) return columns
  return columns.map((column) => {
    const {
      mask,
      searchText: _searched,
      localizedSearchText: _shown,
      sortValue: _sorted,
      compactCell: _brief,
      ...rest
    } = column
    if (!mask) return column
    return { ...rest, cell: () => createElement(Masked, { kind: mask }), csvValue: () => masks[mask] }
  })
}

/** While privacy is on, nobody is found by what is personal. */
export function maskSearchFields<Row>(
  searched: readonly SearchableField<Row>[],
  isPrivate: boolean,
): readonly SearchableField<Row>[] {
  return isPrivate ? searched.filter(({ mask }) => !mask) : searched
}

/** The columns as a file has them; one that has only a drawing is left out. */
export function createCsvTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvTable {
  const written = columns.flatMap(({ header, isAction, isPhone = false, csvValue, searchText, sortValue }) => {
    const value = csvValue ?? searchText ?? sortValue
    return value && !isAction ? [{ header, value, isPhone }] : []
  })
  return {
    headers: written.map(({ header }) => header),
    phones: written.flatMap(({ isPhone }, index) => (isPhone ? index : [])),
    rows: rows.map((row) => written.map(({ value }) => value(row) ?? '')),
  }
}
