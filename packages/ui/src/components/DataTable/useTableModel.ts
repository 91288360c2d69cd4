import {
  type ColumnDef,
  type ReactTable,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { memoizeByKey } from '#lib/memoizeByKey.ts'
import type { Column, TableState } from './Column.ts'
import { getHideableColumns, getVisibleColumns } from './visibleColumns.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** TanStack Table requires objects, while a row may be any value. */
type Item<Row> = { row: Row }

export type TableModel<Row> = ReactTable<typeof features, Item<Row>>

/** The sort direction of a column as an `aria-sort` value. */
export function getSortDirection<Row>(
  table: TableModel<Row>,
  columnId: string,
): 'ascending' | 'descending' | undefined {
  const sorted = table.getColumn(columnId)?.getIsSorted()
  if (!sorted) return undefined
  return sorted === 'asc' ? 'ascending' : 'descending'
}

type Options<Row> = {
  /** The matching rows. */
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  state: TableState
  onChange: (next: Partial<TableState>) => void
  /** Number of pages if the server sorts and paginates. */
  pageCount: number | undefined
  locale: string
}

/** Sorts and paginates rows, and determines the visible columns. */
export function useTableModel<Row>({ rows, columns, state, onChange, pageCount, locale }: Options<Row>) {
  const { page, pageSize, sort, hidden } = state
  const defs = useMemo(() => columns.map((column) => createColumnDef(column, locale)), [columns, locale])
  const visible = useMemo(() => getVisibleColumns(columns, hidden), [columns, hidden])
  // Depends on the columns too, because TanStack Table caches a row's values for as long as the row object.
  const data = useMemo(() => defs && rows.map((row) => ({ row })), [rows, defs])
  const pages = pageCount ?? Math.max(1, Math.ceil(rows.length / pageSize))
  const shownPage = pageCount === undefined ? Math.min(Math.max(1, page), pages) : page
  // Memoized, because TanStack Table sorts again for each new state object.
  const sorting = useMemo(
    () =>
      sort && columns.some(({ id }) => id === sort.column)
        ? [{ id: sort.column, desc: sort.direction === 'descending' }]
        : [],
    [columns, sort],
  )
  const pagination = useMemo(() => ({ pageIndex: shownPage - 1, pageSize }), [shownPage, pageSize])
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, visible.includes(column)])),
    [columns, visible],
  )
  const table: TableModel<Row> = useTable({
    features,
    columns: defs,
    data,
    pageCount: pages,
    manualPagination: pageCount !== undefined,
    manualSorting: pageCount !== undefined,
    autoResetPageIndex: false,
    state: { sorting, columnVisibility, pagination },
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, sorting)
      onChange({ sort: first && { column: first.id, direction: first.desc ? 'descending' : 'ascending' } })
    },
    onPaginationChange: (update) => {
      const next = functionalUpdate(update, pagination)
      onChange(next.pageSize === pageSize ? { page: next.pageIndex + 1 } : { pageSize: next.pageSize })
    },
    onColumnVisibilityChange: (update) => {
      const shown = functionalUpdate(update, columnVisibility)
      const nowHidden = getHideableColumns(columns).flatMap(({ id }) => (shown[id] ? [] : id))
      onChange({ hidden: nowHidden, page, sort: sort && nowHidden.includes(sort.column) ? undefined : sort })
    },
  })
  const sorted = table.getSortedRowModel().rows
  const paged = table.getRowModel().rows
  return {
    table,
    visible,
    all: useMemo(() => sorted.map(({ original }) => original.row), [sorted]),
    shown: useMemo(() => paged.map(({ original }) => original.row), [paged]),
  }
}

type Value = string | number

function createColumnDef<Row>(column: Column<Row>, locale: string): ColumnDef<typeof features, Item<Row>> {
  const { id, header, sortValue } = column
  return {
    id,
    header,
    accessorFn: ({ row }) => sortValue?.(row) ?? undefined,
    enableSorting: sortValue !== undefined,
    enableHiding: getHideableColumns([column]).length > 0,
    sortDescFirst: false,
    // Missing values are last in both directions.
    sortUndefined: 'last',
    sortFn: (one, other) => compareValues(one.getValue<Value>(id), other.getValue<Value>(id), locale),
  }
}

const getCollator = memoizeByKey((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }))

/** Compares in the language's order, with numbers in text by value. */
function compareValues(one: Value, other: Value, locale: string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return getCollator(locale).compare(String(one), String(other))
}
