import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import type { Remote } from '#remote.ts'
import { ListPrintStyles } from '#theme/ListPrintStyles.ts'
import { type EmptyStateContent, EmptyState } from '../EmptyState/EmptyState.tsx'
import { useIsPrivate } from '../Masked/Masked.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'
import { Button } from '../Button/Button.tsx'
import type { FilterChip } from './Toolbar/FilterChips.tsx'
import { type Column, type TableStateProps, type SearchableField, pageSizes } from './Column.ts'
import { Root } from './DataTable.styles.ts'
import { ResponsiveTable } from './ResponsiveTable.tsx'
import { Pagination } from './Pagination.tsx'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { type RowSelectionOptions, useRowSelection } from './selection/useRowSelection.ts'
import { Toolbar } from './Toolbar/Toolbar.tsx'
import type { StatusTabsOptions } from './statusTabs/StatusTabs.tsx'
import { maskColumns, maskSearchFields } from './visibleColumns.ts'
import { useTableRows } from './useTableRows.ts'

/** Table props for a list filtered on the server: the toolbar stays while the rows load. */
export type FilteredTableProps = {
  remote: Remote<unknown>
  loading: ReactNode
  filter: ReactNode
  chips: readonly FilterChip[]
}

type DataTableProps<Row> = Partial<TableStateProps> & {
  /** Name of the table and of exported files. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Id of the row that was open last, which gets the focus. */
  restoreFocusTo?: number | string | undefined
  /** Message if there are no rows at all. */
  emptyText: string
  /** Searchable data that no column shows, such as a guardian. */
  searchFields?: readonly SearchableField<Row>[]
  /** Illustration, explanation and action of the empty state. */
  emptyState?: EmptyStateContent
  /** Statuses to filter by, each shown with its count. */
  statusTabs?: StatusTabsOptions<Row>
  /** A `FilterBar`, shown with the other options, and chips for its active filters. */
  filter?: ReactNode
  chips?: readonly FilterChip[]
  /** State of the rows, if the toolbar stays while they load. */
  remote?: Remote<unknown>
  /** Placeholder while they load. */
  loading?: ReactNode
  /** Lets users select rows, and offers actions on them. */
  selectable?: RowSelectionOptions<Row>
}

/** Table with search, sorting, pagination, column selection and export. Only one page is rendered, except in print. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isBare = props.rows.length === 0 && !props.filter && !props.serverPagination
  return (
    <Root>
      <ListPrintStyles />
      {isBare ? (
        <EmptyState scene="search" {...props.emptyState} title={props.emptyText} />
      ) : (
        <FilledTable {...props} />
      )}
    </Root>
  )
}

const none: readonly FilterChip[] = []

function FilledTable<Row>({
  label,
  columns: allColumns,
  rows,
  getRowId,
  emptyText,
  searchFields,
  statusTabs,
  filter,
  chips = none,
  remote,
  loading,
  emptyState,
  restoreFocusTo,
  selectable,
  ...tableState
}: DataTableProps<Row>) {
  const isPrivate = useIsPrivate()
  const columns = useMemo(() => maskColumns(allColumns, isPrivate), [allColumns, isPrivate])
  const searched = useMemo(
    () => (searchFields ? [...columns, ...maskSearchFields(searchFields, isPrivate)] : columns),
    [columns, searchFields, isPrivate],
  )
  const { serverPagination } = tableState
  const { table, visible, shown, all, state, change, search, kinds, kind, total, found, isMore, isTruncated } =
    useTableRows({
      rows,
      columns,
      searched,
      statusTabs: statusTabs,
      ...tableState,
    })
  const captionId = useId()
  const selection = useRowSelection({ rows, pageRows: shown, getRowId, isWhole: serverPagination === undefined })
  const readAll: () => Promise<readonly Row[]> = serverPagination?.readAll ?? (async () => all)
  const isReady = remote === undefined || remote.state === 'ready'

  const body = (
    <>
      {found === 0 ? (
        <NoResults
          emptyText={total === 0 ? emptyText : undefined}
          empty={emptyState}
          search={state.search}
          onShowAll={() => change({ search: '', statusTab: undefined })}
        />
      ) : (
        <ResponsiveTable
          label={label}
          describedBy={captionId}
          table={table}
          columns={visible}
          rows={shown}
          allRows={all}
          unfilteredRows={rows}
          isFetching={serverPagination?.isFetching ?? false}
          total={found}
          getRowId={getRowId}
          restoreFocusTo={restoreFocusTo === undefined ? undefined : String(restoreFocusTo)}
          selection={selectable && selection}
        />
      )}
      {selectable && (
        <SelectionBar
          {...selectable}
          label={label}
          selection={selection}
          columns={visible}
          found={found}
          isMore={isMore}
          readAll={readAll}
        />
      )}
      {found > pageSizes[0] && <Pagination table={table} hasMore={isMore} isTruncated={isTruncated} />}
    </>
  )
  return (
    <>
      <Toolbar
        label={label}
        table={table}
        visible={visible}
        total={total}
        found={isReady ? { count: found, isMore } : undefined}
        readAll={readAll}
        search={state.search}
        onSearch={search}
        statusTabs={{ label: statusTabs?.label ?? '', all: kinds, chosen: kind }}
        onStatusChange={(segment) => change({ statusTab: segment })}
        filter={filter}
        chips={chips}
        countId={captionId}
      />
      {remote ? (
        <RemoteView remote={remote} loading={loading}>
          {() => body}
        </RemoteView>
      ) : (
        body
      )}
    </>
  )
}

type NoResultsProps = {
  /** Message if there are no rows at all; undefined if there are, but none match. */
  emptyText: string | undefined
  empty: EmptyStateContent | undefined
  search: string
  /** Resets the search and the status. */
  onShowAll: () => void
}

/** Empty state: no rows at all, or no matches with a button to show all. */
function NoResults({ emptyText, empty, search, onShowAll }: NoResultsProps) {
  if (emptyText !== undefined) return <EmptyState scene="search" {...empty} title={emptyText} />
  return (
    <EmptyState
      scene="search"
      title={<Trans>Nothing matches “{search}”</Trans>}
      action={
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  )
}
