import type { Column, ColumnPriority, RowAction } from './Column.ts'
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** `roomy`: avatars, and labels on the buttons. `dense`: smaller text, and icons on the buttons that have one. */
export type Density = 'roomy' | 'dense'

/** The layout of a list: a table, possibly with hidden columns, or two-line rows. */
type ListLayout<Row> =
  | { kind: 'rows' }
  | { kind: 'table'; density: Density; shown: readonly Column<Row>[]; folded: readonly Column<Row>[] }

/** Below this width, in rem, a list is never a table. */
const MIN_TABLE_WIDTH = 30
/** Below this width, in rem, a table that has to hide columns becomes rows. */
const MIN_WIDTH_WITH_HIDDEN_COLUMNS = 40
/** From this width on, in pixels, a table scrolls sideways instead of hiding columns. */
const MIN_SCROLLING_WIDTH = 1200
/** Width of the button that expands a row and of the checkbox that selects it, in rem. */
const EXPAND_BUTTON_WIDTH = 2.75
export const CHECKBOX_WIDTH = 2.75
/** Differences of roomy to dense columns: factor of the text width, extra padding and picture, in rem. */
const ROOMY = { text: 1.15, padding: 1, picture: 3 }

/** Maximum width of a scrollbar in pixels: 17 on Windows, 30 in a browser zoomed out to half. */
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
 * Plans the columns for a width in rem. A table that doesn't fit gets dense, then hides extra columns, then those of
 * the specification, each from the last. `extraSteps` are taken beyond what the minimum widths require.
 */
export function planColumns<Row>(columns: readonly Column<Row>[], width: number, extraSteps = 0): ListLayout<Row> {
  if (width < MIN_TABLE_WIDTH) return { kind: 'rows' }
  const foldable = foldingOrder(columns)
  const steps = [
    { density: 'roomy', folds: 0 } as const,
    ...Array.from({ length: foldable.length + 1 }, (_, folds) => ({ density: 'dense', folds }) as const),
  ]
  const columnsAfterFolds = (folds: number) => columns.filter((column) => !foldable.slice(0, folds).includes(column))
  const fits = steps.findIndex(
    ({ density, folds }) =>
      columnsAfterFolds(folds).reduce(
        (sum, column) => sum + getMinWidth(column, density),
        folds > 0 ? EXPAND_BUTTON_WIDTH : 0,
      ) <= width,
  )
  const step = fits < 0 ? undefined : steps[fits + extraSteps]
  if (!step || (step.folds > 0 && width < MIN_WIDTH_WITH_HIDDEN_COLUMNS)) return { kind: 'rows' }
  const shown = columnsAfterFolds(step.folds)
  return {
    kind: 'table',
    density: step.density,
    shown,
    folded: columns.filter((column) => !shown.includes(column)),
  }
}

function foldingOrder<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const last = columns.toReversed().filter(({ isAction, isAlwaysShown }) => !isAction && !isAlwaysShown)
  const extra = last.filter(({ isExtra }) => isExtra)
  const specified = (['detail', 'subtitle'] as const).flatMap((priority) =>
    last.filter((column) => !column.isExtra && getPriority(column) === priority),
  )
  return [...extra, ...specified]
}

/** The column that names a row: the one with priority `title`, or the first that isn't an action. */
export function getTitleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const dataColumns = columns.filter(({ isAction }) => !isAction)
  return dataColumns.find((column) => getPriority(column) === 'title') ?? dataColumns[0]
}

/** The name of a row as plain text. */
export function getRowName<Row>(columns: readonly Column<Row>[], row: Row): string {
  const title = getTitleColumn(columns)
  return (title?.csvValue ?? title?.searchText)?.(row) ?? ''
}

/** The actions of a row, and the row's name for them. */
export function getRowActions<Row>(
  columns: readonly Column<Row>[],
  row: Row,
): { actions: readonly RowAction[]; name: string } {
  const column = columns.find(({ actions }) => actions)
  return { actions: column?.actions?.(row) ?? [], name: column?.actionsName?.(row) ?? getRowName(columns, row) }
}

/** The link to a row’s own page: that of an action, or of the row header. */
export function getRowHref<Row>(columns: readonly Column<Row>[], row: Row): string | undefined {
  const link = getRowActions(columns, row).actions.find(({ isRowLink }) => isRowLink)
  return link?.href ?? columns.find(({ isRowHeader }) => isRowHeader)?.href?.(row)
}

/** The columns of a two-line row by priority, in reading order. */
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

type ListLayoutOptions<Row> = {
  columns: readonly Column<Row>[]
  isPrinting: boolean
  /** Whether the user wants all columns: the table scrolls sideways instead of hiding some. */
  showsAll: boolean
  /** Width that other cells take, in rem. */
  reserved: number
}

/**
 * Chooses the layout of a list from the width of the list itself. Columns are planned by their minimum widths; if the
 * table is still wider than the list, one more step is taken (denser, or one more column hidden), until web fonts load
 * that may be narrower. Nothing is rendered before the width is known. A wide list, or one that `showsAll`, scrolls
 * sideways instead of hiding columns. A layout changes the height of the page, so it can show or hide the page's
 * scrollbar and change its own width. Two rules prevent a loop: after a render the layout only narrows, and it widens
 * only when the list gains more than a scrollbar's width (`nextPlanWidth`).
 */
export function useListLayout<Row>({ columns, isPrinting, showsAll, reserved }: ListLayoutOptions<Row>) {
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
    () => createPlan(columns, width === undefined ? undefined : width / rem - reserved, count, isPrinting),
    [columns, width, rem, reserved, count, isPrinting],
  )
  const hidden = fitting?.kind === 'table' ? fitting.folded.length : 0
  const isWide = width !== undefined && width >= MIN_SCROLLING_WIDTH
  const isScrolling = hidden > 0 && (showsAll || isWide)
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
      // The size of a table laid out for a wider list doesn't apply to this one.
      const isSettled = !isPrinting && !isScrolling && width !== undefined && width <= clientWidth
      if (isSettled && (table.current?.offsetWidth ?? 0) > clientWidth + 1) setExtra({ key, count: count + 1 })
    },
    [key, count, width, isPrinting, isScrolling],
  )
  useLayoutEffect(() => measure(false))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => measure(true))
    if (frame.current) observer.observe(frame.current)
    // An expanded row or new text may widen the table without widening the list.
    if (table.current) observer.observe(table.current)
    return () => observer.disconnect()
  }, [measure])

  useEffect(() => {
    const resetExtra = () => setExtra({ key: '', count: 0 })
    document.fonts.addEventListener('loadingdone', resetExtra)
    return () => document.fonts.removeEventListener('loadingdone', resetExtra)
  }, [])

  const tableRef: RefCallback<HTMLElement> = useCallback((node) => {
    table.current = node
  }, [])
  /** `hidden`: number of columns that don't fit, unless the list is so wide that it always scrolls. */
  return { frame, tableRef, plan, hidden: isWide ? 0 : hidden, isScrolling }
}

function createPlan<Row>(
  columns: readonly Column<Row>[],
  rems: number | undefined,
  extra: number,
  isPrinting: boolean,
): ListLayout<Row> | undefined {
  if (isPrinting) return { kind: 'table', density: 'roomy', shown: columns, folded: [] }
  return rems === undefined ? undefined : planColumns(columns, rems, extra)
}
