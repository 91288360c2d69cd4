import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinting } from '#components/DataTable/useIsPrinting.ts'
import { LoadingIndicator } from '../LoadingIndicator/LoadingIndicator.tsx'
import { AnimatedList } from '../AnimatedList/AnimatedList.tsx'
import { CompactRows } from './CompactRows/CompactRows.tsx'
import { Region } from './DataTable.styles.ts'
import { HiddenColumnsNote, HorizontalScroller } from './HorizontalScroller.tsx'
import { type RowListProps, TableView } from './TableView.tsx'
import { useListLayout } from './useListLayout.ts'

type ResponsiveTableProps<Row> = Omit<RowListProps<Row>, 'start'> & {
  /** Those of all pages, which paper shows. */
  all: readonly Row[]
  /** All there are, found or not: one that comes or goes is seen to. */
  unsearched: readonly Row[]
  /** Other rows are on their way. */
  isFetching: boolean
}

/** The rows of a list: a table where it has the width for one, else rows of two lines. */
export function ResponsiveTable<Row>({
  columns,
  rows,
  all,
  unsearched,
  isFetching,
  ...props
}: ResponsiveTableProps<Row>) {
  const { pageIndex, pageSize } = props.table.state.pagination
  const isOnPaper = useIsPrinting()
  const [showsAll, setShowsAll] = useState(false)
  const { frame, tableRef, plan, hidden, isScrolling } = useListLayout(columns, isOnPaper, showsAll)
  // A row that takes the focus is there at once, wherever it stands, and so is all that is printed.
  const { drawn, room } = useFirstRows(rows, frame, isOnPaper || props.restoreFocusTo !== undefined)
  useScrollToStart(frame, pageIndex)
  const shared = {
    ...props,
    rows: isOnPaper ? all : drawn,
    start: isOnPaper ? 0 : pageIndex * pageSize,
  }
  const table = plan?.kind === 'table' && (
    <TableView
      {...shared}
      tableRef={tableRef}
      columns={plan.shown}
      density={plan.density}
      folded={plan.folded}
      isScrolling={isScrolling}
    />
  )
  return (
    <Region ref={frame} style={room} aria-busy={isFetching || undefined}>
      {isFetching && <LoadingIndicator />}
      {hidden > 0 && (
        <HiddenColumnsNote label={props.label} count={hidden} isScrolling={isScrolling} onChange={setShowsAll} />
      )}
      <AnimatedList rows={unsearched} getRowId={props.getRowId} root={frame} items="[role=rowgroup]:last-child > *">
        {isScrolling ? <HorizontalScroller label={props.label}>{table}</HorizontalScroller> : table}
        {plan?.kind === 'rows' && <CompactRows {...shared} columns={columns} />}
      </AnimatedList>
    </Region>
  )
}

/** No row is lower, in pixels. */
const LEAST_ROW = 48
/** As many are drawn at once of a list that begins below what is seen. */
const FEWEST = 5
/** Fewer than these below what is seen aren’t worth a frame of their own. */
const WORTH_IT = 8

/**
 * The rows in view first, and those below them in the next frame: a page of rows opens as quickly as what is seen of it.
 * Those still to come have their room, so that a page that is scrolled as it was before doesn’t end above there.
 */
function useFirstRows<Row>(
  rows: readonly Row[],
  frameRef: RefObject<HTMLElement | null>,
  isWholeAtOnce: boolean,
): { drawn: readonly Row[]; room?: { minBlockSize: number } } {
  const [isWhole, setIsWhole] = useState(false)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (frameRef.current) setTop(frameRef.current.getBoundingClientRect().top)
  }, [frameRef])
  useLayoutEffect(() => {
    // What is begun as a frame begins is drawn after it has been painted.
    const next = requestAnimationFrame(() => startTransition(() => setIsWhole(true)))
    return () => cancelAnimationFrame(next)
  }, [])
  const inView = Math.max(FEWEST, Math.ceil((window.innerHeight - top) / LEAST_ROW))
  if (isWhole || isWholeAtOnce || rows.length < inView + WORTH_IT) return { drawn: rows }
  return { drawn: rows.slice(0, inView), room: { minBlockSize: rows.length * LEAST_ROW } }
}

/** Another page begins at its first row, and the first row is in sight. The focus stays on what turned the page. */
function useScrollToStart(list: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page || !list.current) return
    before.current = page
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' })
  }, [list, page])
}
