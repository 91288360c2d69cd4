import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

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
export function useFirstRows<Row>(
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
