import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  startTransition,
  useEffect,
} from 'react'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { useIsPrinting } from '#theme/ListPrintStyles.ts'
import { LoadingIndicator } from '../LoadingIndicator/LoadingIndicator.tsx'
import { AnimatedList } from '../AnimatedList/AnimatedList.tsx'
import { CompactRows } from './CompactRows/CompactRows.tsx'
import { Region } from './DataTable.styles.ts'
import { type RowListProps, TableView } from './TableView.tsx'
import { CHECKBOX_WIDTH, useListLayout } from './listLayout.ts'
import { useRowKeys } from './useRowKeys.ts'

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const Toggle = styled.button`
  min-inline-size: ${tokens.size.target};
  min-block-size: max(28px, ${tokens.size.target});
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.brand};
  font-weight: ${tokens.weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}
`

type HiddenColumnsNoteProps = {
  label: string
  /** Number of columns that don't fit. */
  count: number
  /** All columns are shown and the table scrolls. */
  isScrolling: boolean
  onChange: (isScrolling: boolean) => void
}

/** Note above a table with hidden columns, with a button that shows them by scrolling sideways. */
function HiddenColumnsNote({ label, count, isScrolling, onChange }: HiddenColumnsNoteProps) {
  const { t } = useLingui()
  return (
    <Note data-off-paper>
      {!isScrolling && (
        <>
          <Plural value={count} one="# column hidden" other="# columns hidden" />
          <span aria-hidden>·</span>
        </>
      )}
      <Toggle
        type="button"
        aria-label={isScrolling ? t`Fit to width: ${label}` : t`Show all columns: ${label}`}
        onClick={() => onChange(!isScrolling)}
      >
        {isScrolling ? <Trans>Fit to width</Trans> : <Trans context="columns">Show</Trans>}
      </Toggle>
    </Note>
  )
}

const Frame = styled.div`
  position: relative;

  /* Fades the side beyond which the table continues. */
  &[data-after='true']::after {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 2;
    inline-size: ${tokens.space[10]};
    background: linear-gradient(to right, transparent, ${tokens.color.surface});
    content: '';
    pointer-events: none;
  }
  &:dir(rtl)::after {
    scale: -1 1;
  }
`

const Scroller = styled.div`
  overflow-x: auto;
  border-end-start-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};
  outline: none;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

/** Scrolls a wide table sideways, also by keyboard, and fades the side beyond which it continues. */
function HorizontalScroller({ label, children }: { label: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    if (!scroller.current) return
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current
    // Negative in right-to-left pages.
    const scrolled = Math.abs(scrollLeft)
    setMore({ before: scrolled > 1, after: scrolled + clientWidth < scrollWidth - 1 })
  }, [])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [measure])
  return (
    <Frame data-before={more.before} data-after={more.after}>
      <Scroller ref={scroller} role="region" aria-label={label} tabIndex={0} onScroll={measure}>
        {children}
      </Scroller>
    </Frame>
  )
}

type ResponsiveTableProps<Row> = Omit<RowListProps<Row>, 'start' | 'getRowProps' | 'bodyProps'> & {
  /** The rows of all pages, for printing. */
  allRows: readonly Row[]
  /** All rows regardless of the search, to animate added and removed ones. */
  unfilteredRows: readonly Row[]
  /** Other rows are loading. */
  isFetching: boolean
}

/** The rows of a list: a table if it is wide enough, otherwise two-line rows. */
export function ResponsiveTable<Row>({
  columns,
  rows,
  allRows,
  unfilteredRows,
  isFetching,
  ...props
}: ResponsiveTableProps<Row>) {
  const { pageIndex, pageSize } = props.table.state.pagination
  const isPrinting = useIsPrinting()
  const [showsAll, setShowsAll] = useState(false)
  const { selection, getRowId } = props
  const { frame, tableRef, plan, hidden, isScrolling } = useListLayout({
    columns,
    isPrinting,
    showsAll,
    reserved: selection ? CHECKBOX_WIDTH : 0,
  })
  // Restoring the focus and printing need all rows at once.
  const { renderedRows, reservedSpace } = useFirstRows(rows, frame, isPrinting || props.restoreFocusTo !== undefined)
  useScrollToStart(frame, pageIndex)
  const shared = {
    ...props,
    ...useRowKeys({ list: frame, rows, getRowId, selection }),
    rows: isPrinting ? allRows : renderedRows,
    start: isPrinting ? 0 : pageIndex * pageSize,
  }
  const table = plan?.kind === 'table' && (
    <TableView
      {...shared}
      tableRef={tableRef}
      columns={plan.shown}
      density={plan.density}
      hiddenColumns={plan.folded}
      isScrolling={isScrolling}
    />
  )
  return (
    <Region ref={frame} style={reservedSpace} aria-busy={isFetching || undefined}>
      {isFetching && <LoadingIndicator />}
      {hidden > 0 && (
        <HiddenColumnsNote label={props.label} count={hidden} isScrolling={isScrolling} onChange={setShowsAll} />
      )}
      <AnimatedList rows={unfilteredRows} getRowId={getRowId} root={frame} items="[role=rowgroup]:last-child > *">
        {isScrolling ? <HorizontalScroller label={props.label}>{table}</HorizontalScroller> : table}
        {plan?.kind === 'rows' && <CompactRows {...shared} columns={columns} />}
      </AnimatedList>
    </Region>
  )
}

/** Minimum height of a row in pixels. */
const MIN_ROW_HEIGHT = 48
/** Number of rows in the first render of a list that begins below the window. */
const MIN_FIRST_ROWS = 5
/** With fewer hidden rows a second render isn't worth it. */
const MIN_DEFERRED_ROWS = 8

/**
 * Renders the visible rows first and the others in the next frame, so that a page opens faster. Reserves the height of
 * the others, so that a restored scroll position stays valid.
 */
function useFirstRows<Row>(
  rows: readonly Row[],
  frameRef: RefObject<HTMLElement | null>,
  rendersAllAtOnce: boolean,
): { renderedRows: readonly Row[]; reservedSpace?: { minBlockSize: number } } {
  const [rendersAll, setRendersAll] = useState(false)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (frameRef.current) setTop(frameRef.current.getBoundingClientRect().top)
  }, [frameRef])
  useLayoutEffect(() => {
    // Work started at the beginning of a frame is rendered after that frame is painted.
    const next = requestAnimationFrame(() => startTransition(() => setRendersAll(true)))
    return () => cancelAnimationFrame(next)
  }, [])
  const inView = Math.max(MIN_FIRST_ROWS, Math.ceil((window.innerHeight - top) / MIN_ROW_HEIGHT))
  if (rendersAll || rendersAllAtOnce || rows.length < inView + MIN_DEFERRED_ROWS) return { renderedRows: rows }
  return { renderedRows: rows.slice(0, inView), reservedSpace: { minBlockSize: rows.length * MIN_ROW_HEIGHT } }
}

/** Scrolls to the first row after a page change. The focus stays on the pagination button. */
function useScrollToStart(list: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page || !list.current) return
    before.current = page
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' })
  }, [list, page])
}
