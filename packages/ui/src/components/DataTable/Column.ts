import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MaskKind } from '../Masked/Masked.tsx'

/** Something that can be done with a row, or a place that it leads to. */
export type RowAction = {
  id: string
  /** The word on it. */
  label: string | MessageDescriptor
  /** The word and the row, for those who only hear it. */
  name: string | MessageDescriptor
  /** Where it leads; without it, `onPress` is what it does. */
  href?: string
  onPress?: () => void
  /** Leads to the page of the row itself: what names the row is that link too. */
  isRowLink?: boolean
  /** Stands for the word in a dense table. */
  icon?: LucideIcon
  /** Not named by the specification: it is in the menu of the row, not a button. */
  isInMenu?: boolean
  /** Deletes or ends something. */
  isDanger?: boolean
  isPending?: boolean
}

/**
 * What a column is to a row that has little room: what names it, what the line under the name holds, what stands at its
 * end, or what is read on a press.
 */
export type ColumnPriority = 'title' | 'subtitle' | 'meta' | 'detail'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Without it, `title` of the cell that names its row, and `detail` of all others. */
  priority?: ColumnPriority
  /** The minimum width of a dense table’s column, in rem, with its padding. */
  minWidth?: number
  /** The minimum width of the column of a roomy table, in rem; without it, it follows from `least`. */
  minWidthRoomy?: number
  /** Added to the columns of the specification: it stands after them and is folded before them. */
  isExtra?: boolean
  /** Short, and never on two lines: a code, a day, an amount. */
  nowrap?: boolean
  /** One line of it for a row that has little room; without it, the cell. */
  compactCell?: (row: Row) => ReactNode
  /** Whether that line is cut after its neighbours only; as `isUnbroken` unless told. */
  compactNowrap?: boolean
  /** The face beside what names the row. */
  picture?: (row: Row) => ReactNode
  /** What stands under what names the row. */
  subtitle?: (row: Row) => ReactNode
  /** Whether that is a sentence, which is never cut: it takes the lines it needs, and the subtitles are unfolded only. */
  isSubtitleUnclamped?: boolean
  /** The page of the row, where it has one, doesn’t say it. */
  isMissingOnDetailPage?: boolean
  /** What the column is sorted by; without it, it can't be sorted. */
  sortValue?: (row: Row) => string | number | null
  /** What the search looks into; without it, the column isn't searched. */
  searchText?: (row: Row) => string
  /** What the language writes instead, where it isn't that: searched too, so that what is read is found. */
  localizedSearchText?: (row: Row, locale: string) => string
  /** Telephone numbers, one a line: found however their spaces, `+`, `00` or `0` are written. */
  isPhone?: boolean
  /** What an exported file holds; without it, what is searched or sorted by. */
  csvValue?: (row: Row) => string
  /** Personal: while privacy is on it is masked, and neither searched, sorted by nor exported. */
  mask?: MaskKind
  /** The cell that names its row. */
  isRowHeader?: boolean
  align?: 'start' | 'end'
  /** Holds what can be done with a row. */
  isAction?: boolean
  actions?: (row: Row) => readonly RowAction[]
  /** What its actions call the row; without it, what names it. */
  actionsName?: (row: Row) => string
}

/** What a row is also found by, though no column shows it. */
export type SearchableField<Row> = Pick<Column<Row>, 'searchText' | 'localizedSearchText' | 'isPhone' | 'mask'>

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/** How many rows a page may have; the first is the usual. */
export const pageSizes = [25, 50, 100] as const

/**
 * How a table stands, and who is told what becomes of it, to keep it in the address, say. A screen takes one
 * `table?: TableStateProps` and hands it on: `<DataTable {...table} …>`.
 */
export type TableStateProps = {
  state: TableState
  onStateChange: (state: TableState) => void
  /** Where the list is searched, sorted and cut into pages elsewhere: what its rows are a page of. */
  serverPagination?: ServerPagination | undefined
}

/** What is known of a list of which only a page is here. */
export type ServerPagination = {
  /** How many rows are found; where `isMore`, even more are. */
  matchCount: number
  hasMore: boolean
  /** The last page that can be opened; whatever comes after it is found by a search or in another order. */
  lastPage?: number
  /** How many there are of each kind, found or not; nothing of a list whose rows are all of one. */
  counts: Readonly<Record<string, number>>
  /** The page that was asked for is on its way; the rows are still those of the one before. */
  isFetching: boolean
  /** All rows that are found, on whatever page, to be exported. */
  readAll: () => Promise<readonly never[]>
}

export type TableState = {
  search: string
  /** The kind of rows that is left; without it, all are. */
  statusTab?: string | undefined
  sort?: TableSort | undefined
  /** Counts from 1. */
  page: number
  pageSize: number
  /** The ids of the columns that are not shown. */
  hidden?: readonly string[]
}
