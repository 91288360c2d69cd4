import { type RefObject, useEffect, useRef } from 'react'

/** Another page begins at its first row, and the first row is in sight. The focus stays on what turned the page. */
export function useScrollToStart(page: number): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page || !region.current) return
    before.current = page
    region.current.scrollTop = 0
    if (region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView({ block: 'start' })
  }, [page])
  return region
}
