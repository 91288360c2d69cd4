import type { Column, ColumnPriority, RowAction } from './Column.ts'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** `roomy`: faces, and words on the buttons. `dense`: smaller text, and icons on the buttons that have one. */
export type Density = 'roomy' | 'dense'

/** The layout of a list: a table, some of whose columns may be folded, or rows of two lines. */
type ListLayout<Row> =
  | { kind: 'rows' }
  | { kind: 'table'; density: Density; shown: readonly Column<Row>[]; folded: readonly Column<Row>[] }

/** Below this width, in rem, a list is never a table. */
const LEAST_TABLE = 30
/** Below this width, in rem, a table that has to fold columns becomes rows. */
const LEAST_FOLDED = 40
/** The width of the button that unfolds a row, in rem. */
const FOLD = 2.75
/** How much wider the text of a roomy column is than that of a dense one, and how much more padding it has, in rem. */
const ROOMY = { text: 1.15, padding: 1, picture: 3 }

/** In pixels, the most that a scrollbar takes: 17 on Windows, 30 where the browser is zoomed out to half. */
const SCROLLBAR = 32

/**
 * The width, in pixels, to plan the columns for when a list is `width` wide. The layout narrows at once but widens only
 * by more than a scrollbar: a wider layout that makes the page scroll would otherwise alternate with a narrower one
 * that doesn't.
 */
export function nextPlanWidth(planned: number, width: number): number {
  return width < planned || width - planned > SCROLLBAR ? width : planned
}

function getPriority<Row>({ priority, isRowHeader }: Column<Row>): ColumnPriority {
  return priority ?? (isRowHeader ? 'title' : 'detail')
}

/** The minimum width of a column, in rem. */
export function getMinWidth<Row>(column: Column<Row>, density: Density): number {
  const { minWidth = column.isAction ? 5.5 : 6.5, minWidthRoomy, picture } = column
  if (density === 'dense') return minWidth
  return minWidthRoomy ?? minWidth * ROOMY.text + ROOMY.padding + (picture ? ROOMY.picture : 0)
}

/**
 * Plans the columns for a width in rem. A table that has no room gets dense, then folds the columns that were added to
 * the specification's, then the others: of each kind the last ones first. `extraSteps` are taken beyond what the minimum
 * widths ask for.
 */
export function planColumns<Row>(columns: readonly Column<Row>[], width: number, extraSteps = 0): ListLayout<Row> {
  if (width < LEAST_TABLE) return { kind: 'rows' }
  const foldable = foldingOrder(columns)
  const steps = [
    { density: 'roomy', folds: 0 } as const,
    ...Array.from({ length: foldable.length + 1 }, (_, folds) => ({ density: 'dense', folds }) as const),
  ]
  const shownAt = (folds: number) => columns.filter((column) => !foldable.slice(0, folds).includes(column))
  const fits = steps.findIndex(
    ({ density, folds }) =>
      shownAt(folds).reduce((sum, column) => sum + getMinWidth(column, density), folds > 0 ? FOLD : 0) <= width,
  )
  const step = fits < 0 ? undefined : steps[fits + extraSteps]
  if (!step || (step.folds > 0 && width < LEAST_FOLDED)) return { kind: 'rows' }
  const shown = shownAt(step.folds)
  return {
    kind: 'table',
    density: step.density,
    shown,
    folded: columns.filter((column) => !shown.includes(column)),
  }
}

function foldingOrder<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const last = columns.toReversed().filter(({ isAction }) => !isAction)
  const extra = last.filter(({ isExtra }) => isExtra)
  const specified = (['detail', 'subtitle'] as const).flatMap((priority) =>
    last.filter((column) => !column.isExtra && getPriority(column) === priority),
  )
  return [...extra, ...specified]
}

/** What names a row: the column that says so, or the first that tells anything. */
export function getTitleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const telling = columns.filter(({ isAction }) => !isAction)
  return telling.find((column) => getPriority(column) === 'title') ?? telling[0]
}

/** The name of a row in plain words. */
export function getRowName<Row>(columns: readonly Column<Row>[], row: Row): string {
  const title = getTitleColumn(columns)
  return (title?.csvValue ?? title?.searchText)?.(row) ?? ''
}

/** What can be done with a row, and what it is called there. */
export function getRowActions<Row>(
  columns: readonly Column<Row>[],
  row: Row,
): { actions: readonly RowAction[]; name: string } {
  const column = columns.find(({ actions }) => actions)
  return { actions: column?.actions?.(row) ?? [], name: column?.actionsName?.(row) ?? getRowName(columns, row) }
}

/** What a row of two lines shows of each kind, in the order that it is read. */
export type ColumnsByPriority<Row> = {
  title: Column<Row> | undefined
  subtitles: readonly Column<Row>[]
  metas: readonly Column<Row>[]
  details: readonly Column<Row>[]
}

export function splitColumns<Row>(columns: readonly Column<Row>[]): ColumnsByPriority<Row> {
  const title = getTitleColumn(columns)
  const others = columns.filter((column) => column !== title && !column.isAction)
  const of = (priority: string) => others.filter((column) => getPriority(column) === priority)
  return { title, subtitles: of('subtitle'), metas: of('meta'), details: of('detail') }
}

/**
 * Chooses the layout of a list from the width of the list itself. Columns are planned by their minimum widths; if the
 * table still comes out wider than the list, one more step is taken (denser, or one more column folded), until web fonts
 * arrive that may be narrower. Nothing is rendered before the width is known. With `showsAll`, a table that would fold a
 * column of the specification scrolls sideways instead.
 *
 * A layout changes the height of the page, so it can show or hide the page's scrollbar and change its own width. Two
 * rules keep that from looping: a render is only ever followed by a narrower layout, and the layout widens only when
 * the list gains more than a scrollbar's width (`nextPlanWidth`).
 */
export function useListLayout<Row>(columns: readonly Column<Row>[], isOnPaper: boolean, showsAll: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLElement>(null)
  /** The width that the columns are planned for, in pixels: the list's own, or up to a scrollbar less. */
  const [width, setWidth] = useState<number>()
  const [rem, setRem] = useState(0)
  const [extra, setExtra] = useState({ key: '', count: 0 })
  const key = `${width} ${columns.map(({ id }) => id).join(' ')}`
  const count = extra.key === key ? extra.count : 0
  // Memoized so that unchanged rows don't render again.
  const fitting = useMemo(
    () => planOf(columns, width === undefined ? undefined : width / rem, count, isOnPaper),
    [columns, width, rem, count, isOnPaper],
  )
  const hidden = fitting?.kind === 'table' && fitting.folded.some(({ isExtra }) => !isExtra) ? fitting.folded.length : 0
  const isScrolling = showsAll && hidden > 0
  const plan = useMemo(
    (): ListLayout<Row> | undefined =>
      isScrolling ? { kind: 'table', density: 'dense', shown: columns, folded: [] } : fitting,
    [columns, isScrolling, fitting],
  )

  const measure = useCallback(
    (canWiden: boolean) => {
      if (!frame.current) return
      const { clientWidth } = frame.current
      setWidth((planned = clientWidth) =>
        canWiden ? nextPlanWidth(planned, clientWidth) : Math.min(planned, clientWidth),
      )
      // Read here, while the layout is clean: reading it later would force another layout.
      setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      // A table that was laid out for a wider list says nothing about this one.
      const isSettled = !isOnPaper && !isScrolling && width !== undefined && width <= clientWidth
      if (isSettled && (table.current?.offsetWidth ?? 0) > clientWidth + 1) setExtra({ key, count: count + 1 })
    },
    [key, count, width, isOnPaper, isScrolling],
  )
  useLayoutEffect(() => measure(false))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => measure(true))
    if (frame.current) observer.observe(frame.current)
    // An unfolded row or new text may widen the table without widening the list.
    if (table.current) observer.observe(table.current)
    return () => observer.disconnect()
  }, [measure])

  useEffect(() => {
    const forget = () => setExtra({ key: '', count: 0 })
    document.fonts.addEventListener('loadingdone', forget)
    return () => document.fonts.removeEventListener('loadingdone', forget)
  }, [])

  const tableRef: RefCallback<HTMLElement> = useCallback((node) => {
    table.current = node
  }, [])
  /** `hidden`: how many columns don't fit, if one of the specification is among them. */
  return { frame, tableRef, plan, hidden, isScrolling }
}

function planOf<Row>(
  columns: readonly Column<Row>[],
  rems: number | undefined,
  extra: number,
  isOnPaper: boolean,
): ListLayout<Row> | undefined {
  if (isOnPaper) return { kind: 'table', density: 'roomy', shown: columns, folded: [] }
  return rems === undefined ? undefined : planColumns(columns, rems, extra)
}
