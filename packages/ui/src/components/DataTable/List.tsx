import { useState } from 'react'
import { useIsPrinting } from '#layouts/PrintLayout/useIsPrinting.ts'
import { Coming } from '../Coming/Coming.tsx'
import { ListMotion } from '../ListMotion/ListMotion.tsx'
import type { Column, Sort } from './Column.ts'
import { CompactRows } from './CompactRows/CompactRows.tsx'
import { Region } from './DataTable.styles.ts'
import { FoldNote } from './FoldNote.tsx'
import { Rows } from './Rows.tsx'
import { SideScroller } from './SideScroller.tsx'
import { useFirstRows } from './useFirstRows.ts'
import { useListLayout } from './useListLayout.ts'
import { useScrollToStart } from './useScrollToStart.ts'

export type ListProps<Row> = {
  label: string
  describedBy: string
  columns: readonly Column<Row>[]
  /** Those of the page. */
  rows: readonly Row[]
  /** Those of all pages, which paper shows. */
  all: readonly Row[]
  /** All there are, found or not: one that comes or goes is seen to. */
  unsearched: readonly Row[]
  /** How many rows are found, on whatever page. */
  total: number
  /** Other rows are on their way. */
  isComing: boolean
  page: number
  pageSize: number
  getRowId: (row: Row) => string
  /** The row that was open last: the focus comes back to it. */
  lastId: string | undefined
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The rows of a list: a table where it has the width for one, else rows of two lines. */
export function List<Row>({ columns, rows, all, unsearched, isComing, page, pageSize, ...props }: ListProps<Row>) {
  const isOnPaper = useIsPrinting()
  const [showsAll, setShowsAll] = useState(false)
  const { frame, tableRef, plan, hidden, isScrolling } = useListLayout(columns, isOnPaper, showsAll)
  // A row that takes the focus is there at once, wherever it stands, and so is all that is printed.
  const { drawn, room } = useFirstRows(rows, frame, isOnPaper || props.lastId !== undefined)
  useScrollToStart(frame, page)
  const shared = {
    ...props,
    rows: isOnPaper ? all : drawn,
    start: isOnPaper ? 0 : (page - 1) * pageSize,
  }
  const table = plan?.kind === 'table' && (
    <Rows
      {...shared}
      tableRef={tableRef}
      columns={plan.shown}
      density={plan.density}
      folded={plan.folded}
      isScrolling={isScrolling}
    />
  )
  return (
    <Region ref={frame} style={room} aria-busy={isComing || undefined}>
      {isComing && <Coming />}
      {hidden > 0 && <FoldNote label={props.label} count={hidden} isScrolling={isScrolling} onChange={setShowsAll} />}
      <ListMotion rows={unsearched} getRowId={props.getRowId} root={frame} items="[role=rowgroup]:last-child > *">
        {isScrolling ? <SideScroller label={props.label}>{table}</SideScroller> : table}
        {plan?.kind === 'rows' && <CompactRows {...shared} columns={columns} />}
      </ListMotion>
    </Region>
  )
}
