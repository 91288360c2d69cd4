import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; without it, it can't be sorted. */
  sortValue?: (row: Row) => string | number | null
  /** What the search looks into; without it, the column isn't searched. */
  searchText?: (row: Row) => string
  /** The cell that names its row. */
  isRowHeader?: boolean
  align?: 'start' | 'end'
  /** Holds buttons: its header is for screen readers only on cards. */
  isAction?: boolean
}

export type Sort = { column: string; direction: 'ascending' | 'descending' }

/** A table whose search, sort and page are kept elsewhere, in the address say; without it the table keeps them. */
export type KeptTable = { state: TableState; onStateChange: (state: TableState) => void }

export type TableState = {
  search: string
  sort?: Sort | undefined
  /** Counts from 1. */
  page: number
  pageSize: number
}
