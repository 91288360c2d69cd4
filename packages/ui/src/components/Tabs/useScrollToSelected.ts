import { useEffect, useRef, useState } from 'react'

/** Visible part of the next tab in pixels, which shows that there are more. */
const PEEK = 40

/** Scrolls the selected or focused tab into view, and reports the sides on which there are more. */
export function useScrollToSelected<List extends HTMLElement = HTMLDivElement>(selectedId: string | undefined) {
  const list = useRef<List>(null)
  const [edges, setEdges] = useState({ left: false, right: false })
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    const updateEdges = () => {
      const next = getOverflowEdges(current)
      setEdges((last) => (last.left === next.left && last.right === next.right ? last : next))
    }
    const scrollIntoView = (element: Element | null) => {
      const tab = element?.getBoundingClientRect()
      const view = current.getBoundingClientRect()
      if (tab && tab.left < view.left) current.scrollLeft += tab.left - view.left - PEEK
      else if (tab && tab.right > view.right) current.scrollLeft += tab.right - view.right + PEEK
      updateEdges()
    }
    const update = () => {
      // From the start, so that the position doesn't depend on earlier widths, such as those before the fonts load.
      current.scrollLeft = 0
      const selector = selectedId === undefined ? '[aria-selected=true]' : `[data-key="${CSS.escape(selectedId)}"]`
      // The tab with keyboard focus has priority over the selected one.
      scrollIntoView(current.querySelector(':focus-visible') ?? current.querySelector(selector))
    }
    // Browsers don't scroll to elements that are partly visible.
    const onFocusIn = ({ target }: FocusEvent) => target instanceof Element && scrollIntoView(target)
    const observer = new ResizeObserver(update)
    for (const element of [current, ...current.children]) observer.observe(element)
    current.addEventListener('scroll', updateEdges, { passive: true })
    current.addEventListener('focusin', onFocusIn)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', updateEdges)
      current.removeEventListener('focusin', onFocusIn)
    }
  }, [selectedId])
  const more = [edges.left && 'left', edges.right && 'right'].filter(Boolean).join(' ')
  return { list, ...(more && { more }) }
}

/** The sides on which a container's content overflows, with a tolerance for fractions of pixels. */
function getOverflowEdges(box: HTMLElement): { left: boolean; right: boolean } {
  const view = box.getBoundingClientRect()
  const inside = [...box.children].map((child) => child.getBoundingClientRect())
  return {
    left: inside.some(({ left }) => left < view.left - 1),
    right: inside.some(({ right }) => right > view.right + 1),
  }
}
