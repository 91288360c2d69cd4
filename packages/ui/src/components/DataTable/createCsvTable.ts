import type { CsvTable } from '#lib/files/createCsv.ts'
import type { Column } from './Column.ts'

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
