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
import { css, styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { useIsPrinting } from '#theme/ListPrintStyles.ts'
import { LoadingIndicator } from '../LoadingIndicator/LoadingIndicator.tsx'
import { AnimatedList } from '../AnimatedList/AnimatedList.tsx'
import { CompactRows } from './CompactRows/CompactRows.tsx'
import { Region } from './DataTable.styles.ts'
import { type RowListProps, TableView } from './TableView.tsx'
import { useListLayout } from './listLayout.ts'

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
  /** How many columns don't fit. */
  count: number
  /** They are shown all the same: the table scrolls. */
  isScrolling: boolean
  onChange: (isScrolling: boolean) => void
}

/** Says above a table that it has more columns than fit, and shows them in a table that scrolls sideways. */
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

const edge = css`
  position: absolute;
  inset-block: 0;
  z-index: 2;
  inline-size: ${tokens.space[10]};
  content: '';
  pointer-events: none;
`

const Frame = styled.div`
  position: relative;

  /* The table goes on beyond a side where it fades. */
  &[data-before='true']::before {
    ${edge}
    inset-inline-start: 0;
    background: linear-gradient(to left, transparent, ${tokens.color.surface});
  }
  &[data-after='true']::after {
    ${edge}
    inset-inline-end: 0;
    background: linear-gradient(to right, transparent, ${tokens.color.surface});
  }
  &:dir(rtl)::before,
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

/** Scrolls a wide table sideways, with the keyboard too, and fades on the sides beyond which it goes on. */
function HorizontalScroller({ label, children }: { label: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    if (!scroller.current) return
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current
    // Negative where the page runs right to left.
    const gone = Math.abs(scrollLeft)
    setMore({ before: gone > 1, after: gone + clientWidth < scrollWidth - 1 })
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
