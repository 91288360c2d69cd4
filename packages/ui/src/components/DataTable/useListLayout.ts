import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Column } from './Column.ts'
import { nextPlanWidth, type ListLayout, planColumns } from './planColumns.ts'

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
