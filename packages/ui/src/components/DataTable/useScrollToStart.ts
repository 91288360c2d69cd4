import { type RefObject, useEffect, useRef } from 'react'

/** Another page begins at its first row, and the first row is in sight. The focus stays on what turned the page. */
export function useScrollToStart(list: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page || !list.current) return
    before.current = page
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' })
  }, [list, page])
}
