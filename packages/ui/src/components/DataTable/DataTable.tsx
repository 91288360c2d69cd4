import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo } from 'react'
import { useMediaQuery } from '#environment/useMediaQuery.ts'
import { ListPrintStyle } from '#layouts/PrintLayout/ListPrintStyle.ts'
import { Button } from '../Button/Button.tsx'
import { type Emptiness, EmptyState } from '../EmptyState/EmptyState.tsx'
import { ListMotion } from '../ListMotion/ListMotion.tsx'
import { usePrivacy } from '../Masked/Privacy.tsx'
import { type Column, type KeptTable, type Searched, pageSizes } from './Column.ts'
import { Region, Root } from './DataTable.styles.ts'
import { Pages } from './Pages.tsx'
import { Rows } from './Rows.tsx'
import { maskColumns, maskSearched, visibleColumns } from './shownColumns.ts'
import { Toolbar } from './Toolbar/Toolbar.tsx'
import { useScrollToStart } from './useScrollToStart.ts'
import { useTableRows } from './useTableRows.ts'

type DataTableProps<Row> = Partial<KeptTable> & {
  /** What the rows are, as the table's name and the exported file's. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** What to say when there are no rows at all. */
  emptyText: string
  /** What a row is also found by, though no column shows it: a guardian, say. */
  foundBy?: readonly Searched<Row>[]
  /** What is drawn there, how rows get here, and the way to the first one. */
  empty?: Emptiness
  /** A `FilterBar`; it stays when it leaves nothing. */
  filter?: ReactNode
}

/**
 * Rows that can be searched, sorted, paged, narrowed to some columns and exported. Only one page is ever drawn, except on
 * paper, which has no buttons for the others.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <Root>
      {props.filter}
      <ListPrintStyle />
      {props.rows.length === 0 ? (
        <EmptyState kind="search" {...props.empty} title={props.emptyText} />
      ) : (
        <FilledTable {...props} />
      )}
    </Root>
  )
}

function FilledTable<Row>({
  label,
  columns: given,
  rows,
  getRowId,
  foundBy,
  ...kept
}: Omit<DataTableProps<Row>, 'filter' | 'emptyText' | 'empty'>) {
  const { t } = useLingui()
  const isPrivate = usePrivacy()
  const columns = useMemo(() => maskColumns(given, isPrivate), [given, isPrivate])
  const searched = useMemo(
    () => (foundBy ? [...columns, ...maskSearched(foundBy, isPrivate)] : columns),
    [columns, foundBy, isPrivate],
  )
  const { rows: shown, all, page, pages, state, change, search } = useTableRows({ rows, columns, searched, ...kept })
  const visible = visibleColumns(columns, state.hidden)
  const region = useScrollToStart(page)
  const isOnPaper = useMediaQuery('print')
  const captionId = useId()

  return (
    <>
      <Toolbar
        label={label}
        columns={columns}
        rows={all}
        state={state}
        onChange={change}
        onSearch={search}
        countId={captionId}
      />
      {all.length === 0 ? (
        <EmptyState
          kind="search"
          title={t`Nothing matches “${state.search}”`}
          action={
            <Button onPress={() => change({ search: '' })}>
              <Trans>Clear the search</Trans>
            </Button>
          }
        />
      ) : (
        <Region ref={region} role="region" tabIndex={0} aria-label={label}>
          <ListMotion rows={rows} getRowId={getRowId} root={region} items="tbody > *">
            <Rows
              label={label}
              describedBy={captionId}
              columns={visible}
              rows={isOnPaper ? all : shown}
              getRowId={getRowId}
              sort={state.sort}
              onSort={(sort) => change({ sort })}
            />
          </ListMotion>
        </Region>
      )}
      {all.length > pageSizes[0] && (
        <Pages
          page={page}
          pages={pages}
          onPage={(next) => change({ page: next })}
          pageSize={state.pageSize}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
    </>
  )
}
