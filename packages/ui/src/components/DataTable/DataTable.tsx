import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import type { Remote } from '#remote.ts'
import { ListPrintStyle } from '#layouts/PrintLayout/ListPrintStyle.ts'
import { type Emptiness, EmptyState } from '../EmptyState/EmptyState.tsx'
import { usePrivacy } from '../Masked/Privacy.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'
import { Button } from '../Button/Button.tsx'
import type { Chip } from './Toolbar/Chips.tsx'
import { type Column, type KeptTable, type Searched, pageSizes } from './Column.ts'
import { Root } from './DataTable.styles.ts'
import { List } from './List.tsx'
import { Pages } from './Pages.tsx'
import { Toolbar } from './Toolbar/Toolbar.tsx'
import type { Segments } from './segments/segments.ts'
import { maskColumns, maskSearched } from './shownColumns.ts'
import { useTableRows } from './useTableRows.ts'

/** What a screen whose list is filtered on the server tells its table: the toolbar stays while the rows are read. */
export type FilteredList = {
  remote: Remote<unknown>
  loading: ReactNode
  filter: ReactNode
  chips: readonly Chip[]
}

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
  const { table, visible, shown, all, state, change, search, kinds, kind, total, found, isMore, isCut } = useTableRows({
    rows,
    columns,
    searched,
    segments,
    ...kept,
  })
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
          table={table}
          columns={visible}
          rows={shown}
          all={all}
          unsearched={rows}
          isComing={paged?.isComing ?? false}
          total={found}
          getRowId={getRowId}
          lastId={lastId === undefined ? undefined : String(lastId)}
        />
      )}
      {found > pageSizes[0] && <Pages table={table} isMore={isMore} isCut={isCut} />}
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
        readAll={paged?.readAll ?? (async () => all)}
        search={state.search}
        onSearch={search}
        kinds={{ label: segments?.label ?? '', all: kinds, chosen: kind }}
        onChooseKind={(segment) => change({ segment })}
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

type NothingProps = {
  /** What to say when there are no rows at all; not there where some are only not found. */
  emptyText: string | undefined
  empty: Emptiness | undefined
  search: string
  /** Takes the search and the chosen kind away. */
  onShowAll: () => void
}

/** No row is there, or none is found, with the way back to all. */
function Nothing({ emptyText, empty, search, onShowAll }: NothingProps) {
  if (emptyText !== undefined) return <EmptyState kind="search" {...empty} title={emptyText} />
  return (
    <EmptyState
      kind="search"
      title={<Trans>Nothing matches “{search}”</Trans>}
      action={
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  )
}
