import { createElement } from 'react'
import { Masked, masks } from '../Masked/Masked.tsx'
import type { Column, SearchableField } from './Column.ts'
import type { CsvTable } from '#lib/files/createCsv.ts'

/** The columns that users may hide: all except row headers and actions. */
export function getHideableColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ isRowHeader, isAction }) => !isRowHeader && !isAction)
}

/** The columns without the hidden ones. At least one data column stays, whatever the URL says. */
export function getVisibleColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[] = []): Column<Row>[] {
  const choosable = getHideableColumns(columns)
  const isHidden = ({ id }: Column<Row>) => hidden.includes(id) && choosable.some((column) => column.id === id)
  const shown = columns.filter((column) => !isHidden(column))
  if (shown.some(({ isAction }) => !isAction)) return shown
  return columns.filter((column) => !isHidden(column) || column.id === choosable[0]?.id)
}

/** While privacy is on, personal columns show a mask, and can't be searched, sorted or exported. */
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

/** While privacy is on, personal data isn't searchable. */
export function maskSearchFields<Row>(
  searched: readonly SearchableField<Row>[],
  isPrivate: boolean,
): readonly SearchableField<Row>[] {
  return isPrivate ? searched.filter(({ mask }) => !mask) : searched
}

/** The columns as CSV; those without a text value are left out. */
export function createCsvTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvTable {
  const exported = columns.flatMap(({ header, isAction, isPhone = false, csvValue, searchText, sortValue }) => {
    const value = csvValue ?? searchText ?? sortValue
    return value && !isAction ? [{ header, value, isPhone }] : []
  })
  return {
    headers: exported.map(({ header }) => header),
    phones: exported.flatMap(({ isPhone }, index) => (isPhone ? index : [])),
    rows: rows.map((row) => exported.map(({ value }) => value(row) ?? '')),
  }
}
