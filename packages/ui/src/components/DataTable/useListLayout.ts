import { type RefCallback, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Column } from './Column.ts'
import { type Plan, planColumns } from './planColumns.ts'

/**
 * How a list is laid out in the width that it has itself, whatever else is on the page. What its columns need is planned
 * by their least widths; a table that comes out wider all the same folds one column more, until fonts arrive that may be
 * narrower. Nothing is drawn before the width is known.
 */
export function useListLayout<Row>(columns: readonly Column<Row>[], isOnPaper: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLElement>(null)
  const [width, setWidth] = useState<number>()
  const [rem, setRem] = useState(0)
  const [extra, setExtra] = useState({ key: '', count: 0 })
  const key = `${width} ${columns.map(({ id }) => id).join(' ')}`
  const count = extra.key === key ? extra.count : 0

  const measure = useCallback(() => {
    if (!frame.current) return
    setWidth(frame.current.clientWidth)
    // Asked for while the page is laid out anyway: later it would be once more.
    setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    // A table that was laid out for another width says nothing of this one.
    const isSettled = !isOnPaper && frame.current.clientWidth === width
    const isTooWide = isSettled && (table.current?.offsetWidth ?? 0) > frame.current.clientWidth + 1
    if (isTooWide) setExtra({ key, count: count + 1 })
  }, [key, count, width, isOnPaper])
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    if (frame.current) observer.observe(frame.current)
    // What is unfolded or written anew may make the table wider, not the list.
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
  // The same for the same columns: rows that stay aren’t drawn anew.
  const plan = useMemo(
    () => planOf(columns, width === undefined ? undefined : width / rem, count, isOnPaper),
    [columns, width, rem, count, isOnPaper],
  )
  return { frame, tableRef, plan }
}

function planOf<Row>(
  columns: readonly Column<Row>[],
  rems: number | undefined,
  extra: number,
  isOnPaper: boolean,
): Plan<Row> | undefined {
  if (isOnPaper) return { kind: 'table', shown: columns, folded: [] }
  return rems === undefined ? undefined : planColumns(columns, rems, extra)
}
