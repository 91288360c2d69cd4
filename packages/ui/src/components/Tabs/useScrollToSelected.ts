import { useEffect, useRef, useState } from 'react'

/** How much of the next tab is seen beside one that was scrolled to, so that one knows that there is a next one. */
const PEEK = 40

/** Keeps the selected tab in view where there are more than fit, and the one that a key went to; says on which sides there are others. */
export function useScrollToSelected<List extends HTMLElement = HTMLDivElement>(selectedId: string | undefined) {
  const list = useRef<List>(null)
  const [edges, setEdges] = useState({ left: false, right: false })
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    const look = () => {
      const next = getOverflowEdges(current)
      setEdges((last) => (last.left === next.left && last.right === next.right ? last : next))
    }
    const bring = (it: Element | null) => {
      const tab = it?.getBoundingClientRect()
      const view = current.getBoundingClientRect()
      if (tab && tab.left < view.left) current.scrollLeft += tab.left - view.left - PEEK
      else if (tab && tab.right > view.right) current.scrollLeft += tab.right - view.right + PEEK
      look()
    }
    const show = () => {
      const isIt = selectedId === undefined ? '[aria-selected=true]' : `[data-key="${CSS.escape(selectedId)}"]`
      // The tab that has the keyboard's focus stays in view, also when another one becomes selected meanwhile.
      bring(current.querySelector(':focus-visible') ?? current.querySelector(isIt))
    }
    // A browser leaves where it is what is only partly in view.
    const follow = ({ target }: FocusEvent) => target instanceof Element && bring(target)
    const observer = new ResizeObserver(show)
    observer.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    current.addEventListener('focusin', follow)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
      current.removeEventListener('focusin', follow)
    }
  }, [selectedId])
  const more = [edges.left && 'left', edges.right && 'right'].filter(Boolean).join(' ')
  return { list, ...(more && { more }) }
}

/** On which sides something of what a box scrolls is out of view; half a pixel is none. */
function getOverflowEdges(box: HTMLElement): { left: boolean; right: boolean } {
  const view = box.getBoundingClientRect()
  const inside = [...box.children].map((child) => child.getBoundingClientRect())
  return {
    left: inside.some(({ left }) => left < view.left - 1),
    right: inside.some(({ right }) => right > view.right + 1),
  }
}
