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
import { Toolbar } from './Toolbar/Toolbar.tsx'
import type { StatusTabsOptions } from './statusTabs/StatusTabs.tsx'
import { maskColumns, maskSearchFields } from './visibleColumns.ts'
import { useTableRows } from './useTableRows.ts'

/** What a screen whose list is filtered on the server tells its table: the toolbar stays while the rows are read. */
export type FilteredTableProps = {
  remote: Remote<unknown>
  loading: ReactNode
  filter: ReactNode
  chips: readonly FilterChip[]
}

type DataTableProps<Row> = Partial<TableStateProps> & {
  /** What the rows are, as the table's name and the exported file's. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** The row that was open last: the focus comes back to it. */
  restoreFocusTo?: number | string | undefined
  /** What to say when there are no rows at all. */
  emptyText: string
  /** What a row is also found by, though no column shows it: a guardian, say. */
  searchFields?: readonly SearchableField<Row>[]
  /** What is drawn there, how rows get here, and the way to the first one. */
  emptyState?: EmptyStateContent
  /** The kinds that rows are of: each is a button with how many there are. */
  statusTabs?: StatusTabsOptions<Row>
  /** A `FilterBar`, which opens with the other options, and what it has left out. */
  filter?: ReactNode
  chips?: readonly FilterChip[]
  /** Where the rows come from, if the toolbar is to stay while they are read. */
  remote?: Remote<unknown>
  /** What stands in their place meanwhile. */
  loading?: ReactNode
}

/**
 * Rows that can be searched, sorted, paged, narrowed to some columns and exported. Only one page is ever drawn, except on
 * paper, which has no buttons for the others.
 */
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
  columns: given,
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
  ...kept
}: DataTableProps<Row>) {
  const isPrivate = useIsPrivate()
  const columns = useMemo(() => maskColumns(given, isPrivate), [given, isPrivate])
  const searched = useMemo(
    () => (searchFields ? [...columns, ...maskSearchFields(searchFields, isPrivate)] : columns),
    [columns, searchFields, isPrivate],
  )
  const { serverPagination } = kept
  const { table, visible, shown, all, state, change, search, kinds, kind, total, found, isMore, isCut } = useTableRows({
    rows,
    columns,
    searched,
    segments: statusTabs,
    ...kept,
  })
  const captionId = useId()
  const isThere = remote === undefined || remote.state === 'ready'

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
          all={all}
          unsearched={rows}
          isFetching={serverPagination?.isFetching ?? false}
          total={found}
          getRowId={getRowId}
          restoreFocusTo={restoreFocusTo === undefined ? undefined : String(restoreFocusTo)}
        />
      )}
      {found > pageSizes[0] && <Pagination table={table} hasMore={isMore} isTruncated={isCut} />}
    </>
  )
  return (
    <>
      <Toolbar
        label={label}
        table={table}
        visible={visible}
        total={total}
        found={isThere ? { count: found, isMore } : undefined}
        readAll={serverPagination?.readAll ?? (async () => all)}
        search={state.search}
        onSearch={search}
        kinds={{ label: statusTabs?.label ?? '', all: kinds, chosen: kind }}
        onChooseKind={(segment) => change({ statusTab: segment })}
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
  /** What to say when there are no rows at all; not there where some are only not found. */
  emptyText: string | undefined
  empty: EmptyStateContent | undefined
  search: string
  /** Takes the search and the chosen kind away. */
  onShowAll: () => void
}

/** No row is there, or none is found, with the way back to all. */
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
