import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MaskKind } from '../Masked/Masked.tsx'

/** An action or a link of a row. */
export type RowAction = {
  id: string
  /** Visible label. */
  label: string | MessageDescriptor
  /** Accessible name: the label and the row's name. */
  name: string | MessageDescriptor
  /** Link target; without it, `onPress` is called. */
  href?: string
  onPress?: () => void
  /** Links to the row's own page: the row header and the whole row become the same link. */
  isRowLink?: boolean
  /** Replaces the label in a dense table. */
  icon?: LucideIcon
  /** Not in the specification: shown in the row's menu, not as a button. */
  isInMenu?: boolean
  /** Destructive action. */
  isDanger?: boolean
  isPending?: boolean
}

/** Where a compact row shows the column: as its title, in the line below, at its end, or only when expanded. */
export type ColumnPriority = 'title' | 'subtitle' | 'meta' | 'detail'

export type Column<Row> = {
  id: string
  header: string
  /** Shown after the header in lighter text, such as the time zone of a column of times. */
  headerNote?: string
  cell: (row: Row) => ReactNode
  /** Defaults to `title` for the row header and `detail` for all others. */
  priority?: ColumnPriority
  /** Minimum width in a dense table, in rem, including padding. */
  minWidth?: number
  /** Minimum width in a roomy table, in rem; derived from `minWidth` by default. */
  minWidthRoomy?: number
  /** Not in the specification: placed after its columns and hidden before them. */
  isExtra?: boolean
  /** Never hidden to save width: without room for it, the list has two-line rows. */
  isAlwaysShown?: boolean
  /** Rarely read: shown in smaller text. */
  isSecondary?: boolean
  /** Short value that must not wrap: a code, a day, an amount. */
  nowrap?: boolean
  /** One-line version for a compact row; defaults to `cell`. */
  compactCell?: (row: Row) => ReactNode
  /** Avatar beside the row header. */
  picture?: (row: Row) => ReactNode
  /** Content below the row header. */
  subtitle?: (row: Row) => ReactNode
  /** Whether the subtitle is a sentence; other subtitles are then shown only when expanded. */
  isSubtitleAlone?: boolean
  /** Whether the row's own page lacks this value. */
  isMissingOnDetailPage?: boolean
  /** Sort key; without it the column can't be sorted. */
  sortValue?: (row: Row) => string | number | null
  /** Searchable text; without it the column isn't searched. */
  searchText?: (row: Row) => string
  /** Localized text, searched too so that users find what they see. */
  localizedSearchText?: (row: Row, locale: string) => string
  /** Phone numbers, one per line: matched regardless of spaces, `+`, `00` or `0`. */
  isPhone?: boolean
  /** Value in exported files; defaults to the searchable text or sort key. */
  csvValue?: (row: Row) => string
  /** Personal data: while privacy is on it is masked and neither searched, sorted nor exported. */
  mask?: MaskKind
  /** The cell that names the row. */
  isRowHeader?: boolean
  /** Of the row header: link to the row’s own page, in a table without an action that links there. */
  href?: (row: Row) => string
  align?: 'start' | 'end'
  /** Contains the row's actions. */
  isAction?: boolean
  actions?: (row: Row) => readonly RowAction[]
  /** Row name in the accessible names of its actions; defaults to the row header. */
  actionsName?: (row: Row) => string
}

/** Searchable data that no column shows. */
export type SearchableField<Row> = Pick<Column<Row>, 'searchText' | 'localizedSearchText' | 'isPhone' | 'mask'>

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/** Available page sizes; the first is the default. */
export const pageSizes = [25, 50, 100] as const

/**
 * State of a table and its change handler, for example to store it in the URL. A screen takes one `table?:
 * TableStateProps` and passes it on: `<DataTable {...table} …>`.
 */
export type TableStateProps = {
  state: TableState
  onStateChange: (state: TableState) => void
  /** Set if the server searches, sorts and paginates the list. */
  serverPagination?: ServerPagination | undefined
}

/** Server data about a list of which only one page is loaded. */
export type ServerPagination = {
  /** Number of matching rows; a minimum if `hasMore`. */
  matchCount: number
  hasMore: boolean
  /** The last page that can be opened; later rows are reached by searching or sorting. */
  lastPage?: number
  /** Total rows per status, regardless of the search; empty if the list has no statuses. */
  counts: Readonly<Record<string, number>>
  /** The requested page is loading; the rows are still those of the previous one. */
  isFetching: boolean
  /** Loads all matching rows for an export. */
  readAll: () => Promise<readonly never[]>
}

export type TableState = {
  search: string
  /** The selected status; undefined shows all rows. */
  statusTab?: string | undefined
  sort?: TableSort | undefined
  /** Starts at 1. */
  page: number
  pageSize: number
  /** Ids of hidden columns. */
  hidden?: readonly string[]
}
