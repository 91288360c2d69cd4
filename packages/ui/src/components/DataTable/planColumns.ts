import type { Column, Priority } from './Column.ts'

/** How a list is laid out: as a table, some of whose columns may be folded away, or as rows of two lines. */
export type Plan<Row> =
  | { kind: 'rows' }
  | { kind: 'table'; shown: readonly Column<Row>[]; folded: readonly Column<Row>[] }

/** Below this, in rem, no table is one. */
const LEAST_TABLE = 30
/** Below this, in rem, a table that would have to fold is better read as rows. */
const LEAST_FOLDED = 40
/** What the button takes that unfolds a row, in rem. */
const FOLD = 3.25

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

export function priorityOf<Row>({ priority, isRowHeader }: Column<Row>): Priority {
  return priority ?? (isRowHeader ? 'title' : 'detail')
}

export function leastOf<Row>(column: Column<Row>): number {
  if (column.least !== undefined) return column.least
  if (column.isAction) return 9
  return priorityOf(column) === 'title' ? 10 : 7
}

/** Lays out columns in so many rem; `extra` more are folded away than their least widths ask for. */
export function planColumns<Row>(columns: readonly Column<Row>[], width: number, extra = 0): Plan<Row> {
  if (width < LEAST_TABLE) return { kind: 'rows' }
  const foldable = (['detail', 'subtitle'] as const).flatMap((priority) =>
    columns.filter((column) => !column.isAction && priorityOf(column) === priority).toReversed(),
  )
  const folded: Column<Row>[] = []
  const isTooWide = () => {
    const shown = columns.filter((column) => !folded.includes(column))
    return shown.reduce((sum, column) => sum + leastOf(column), folded.length > 0 ? FOLD : 0) > width
  }
  for (const column of foldable) {
    if (!isTooWide()) break
    folded.push(column)
  }
  const more = foldable.slice(folded.length, folded.length + extra)
  folded.push(...more)
  const isNarrow = folded.length > 0 && width < LEAST_FOLDED
  if (isTooWide() || more.length < extra || isNarrow) return { kind: 'rows' }
  return {
    kind: 'table',
    shown: columns.filter((column) => !folded.includes(column)),
    folded: columns.filter((column) => folded.includes(column)),
  }
}
