import { type ReactNode, useId, useMemo } from 'react'
import { ListPrintStyle } from '#layouts/PrintLayout/ListPrintStyle.ts'
import type { Remote } from '#remote.ts'
import { EmptyState, type Emptiness } from '../EmptyState/EmptyState.tsx'
import { usePrivacy } from '../Masked/Privacy.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'
import { pageSizes, type Column, type KeptTable, type Searched } from './Column.ts'
import { Root } from './DataTable.styles.ts'
import { List } from './List.tsx'
import { Nothing } from './Nothing.tsx'
import { Pages } from './Pages.tsx'
import type { Chip } from './Toolbar/Chips.tsx'
import { Toolbar } from './Toolbar/Toolbar.tsx'
import type { Segments } from './segments/Segments.ts'
import { maskColumns, maskSearched, visibleColumns } from './shownColumns.ts'
import { useTableRows } from './useTableRows.ts'

type DataTableProps<Row> = Partial<KeptTable> & {
  /** What the rows are, as the table's name and the exported file's. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** The row that was open last: the focus comes back to it. */
  lastId?: number | string | undefined
  /** What to say when there are no rows at all. */
  emptyText: string
  /** What a row is also found by, though no column shows it: a guardian, say. */
  foundBy?: readonly Searched<Row>[]
  /** What is drawn there, how rows get here, and the way to the first one. */
  empty?: Emptiness
  /** The kinds that rows are of: each is a button with how many there are. */
  segments?: Segments<Row>
  /** A `FilterBar`, which opens with the other options, and what it has left out. */
  filter?: ReactNode
  chips?: readonly Chip[]
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
  const isBare = props.rows.length === 0 && !props.filter && !props.paged
  return (
    <Root>
      <ListPrintStyle />
      {isBare ? <EmptyState kind="search" {...props.empty} title={props.emptyText} /> : <FilledTable {...props} />}
    </Root>
  )
}

const none: readonly Chip[] = []

function FilledTable<Row>({
  label,
  columns: given,
  rows,
  getRowId,
  emptyText,
  foundBy,
  segments,
  filter,
  chips = none,
  remote,
  loading,
  empty,
  lastId,
  ...kept
}: DataTableProps<Row>) {
  const isPrivate = usePrivacy()
  const columns = useMemo(() => maskColumns(given, isPrivate), [given, isPrivate])
  const searched = useMemo(
    () => (foundBy ? [...columns, ...maskSearched(foundBy, isPrivate)] : columns),
    [columns, foundBy, isPrivate],
  )
  const { paged } = kept
  const { shown, all, page, pages, state, change, search, kinds, kind, total, found, isMore, isCut } = useTableRows({
    rows,
    columns,
    searched,
    segments,
    ...kept,
  })
  const visible = useMemo(() => visibleColumns(columns, state.hidden), [columns, state.hidden])
  const captionId = useId()
  const isThere = remote === undefined || remote.state === 'ready'

  const body = (
    <>
      {found === 0 ? (
        <Nothing
          emptyText={total === 0 ? emptyText : undefined}
          empty={empty}
          search={state.search}
          onShowAll={() => change({ search: '', segment: undefined })}
        />
      ) : (
        <List
          label={label}
          describedBy={captionId}
          columns={visible}
          rows={shown}
          all={all}
          unsearched={rows}
          isComing={paged?.isComing ?? false}
          total={found}
          page={page}
          pageSize={state.pageSize}
          getRowId={getRowId}
          lastId={lastId === undefined ? undefined : String(lastId)}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
      {found > pageSizes[0] && (
        <Pages page={page} pages={pages} isMore={isMore} isCut={isCut} pageSize={state.pageSize} onChange={change} />
      )}
    </>
  )
  return (
    <>
      <Toolbar
        label={label}
        columns={columns}
        total={total}
        found={isThere ? { count: found, isMore } : undefined}
        readAll={paged?.readAll ?? (async () => all)}
        state={state}
        onChange={change}
        onSearch={search}
        kinds={{ label: segments?.label ?? '', all: kinds, chosen: kind }}
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
