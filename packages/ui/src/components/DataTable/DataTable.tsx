import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import type { Column, TableState } from './Column.ts'
import { Count, Region, Root, Toolbar } from './DataTable.styles.ts'
import { Pages } from './Pages.tsx'
import { Rows } from './Rows.tsx'
import { useTableRows } from './useTableRows.ts'

type DataTableProps<Row> = {
  /** What the rows are, as the table's name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** What to say when there are no rows at all. */
  emptyText: string
  pageSize?: number
  /** Search, sort and page, for who keeps them in the address; without it the table keeps them itself. */
  state?: TableState
  onStateChange?: (state: TableState) => void
  toolbar?: ReactNode
}

/** Rows that can be searched, sorted and paged; on narrow screens each row is a card. Only one page is ever drawn. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  emptyText,
  pageSize = 25,
  state: given,
  onStateChange,
  toolbar,
}: DataTableProps<Row>) {
  const { t } = useLingui()
  const {
    rows: shown,
    page,
    pages,
    count,
    state,
    change,
  } = useTableRows({ rows, columns, pageSize, state: given, onStateChange })
  const captionId = useId()

  if (rows.length === 0) return <EmptyState title={emptyText} />
  return (
    <Root>
      <Toolbar>
        <SearchField label={t`Search`} value={state.search} onChange={(search) => change({ search })} />
        {toolbar}
        <Count id={captionId} role="status">
          <Plural value={count} one="# row" other="# rows" />
        </Count>
      </Toolbar>
      {count === 0 ? (
        <EmptyState title={t`Nothing matches “${state.search}”`} />
      ) : (
        <Region role="region" tabIndex={0} aria-label={label}>
          <Rows
            label={label}
            describedBy={captionId}
            columns={columns}
            rows={shown}
            getRowId={getRowId}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
          />
        </Region>
      )}
      {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => change({ page: next })} />}
    </Root>
  )
}
