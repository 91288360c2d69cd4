import type { Column, ColumnPriority } from './Column.ts'

/** `roomy`: faces, and words on the buttons. `dense`: smaller text, and icons on the buttons that have one. */
export type Density = 'roomy' | 'dense'

/** The layout of a list: a table, some of whose columns may be folded, or rows of two lines. */
export type ListLayout<Row> =
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

export function getPriority<Row>({ priority, isRowHeader }: Column<Row>): ColumnPriority {
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
