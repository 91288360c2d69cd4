import type { Column, Sort } from './Column.ts'

/** What both layouts of a list show. */
export type RowsProps<Row> = {
  label: string
  describedBy: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How many rows all pages have. */
  total: number
  /** How many rows stand before these. */
  start: number
  getRowId: (row: Row) => string
  lastId: string | undefined
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}
