import { useEffect, useRef, useState } from 'react'
import { hiddenEdges } from './hiddenEdges.ts'

/** How much of the next tab is seen beside one that was scrolled to, so that one knows that there is a next one. */
const PEEK = 40

/** Keeps the selected tab in view where there are more than fit, and says on which sides there are others. */
export function useScrolledTabs<List extends HTMLElement = HTMLDivElement>(selectedId: string | undefined) {
  const list = useRef<List>(null)
  const [edges, setEdges] = useState({ left: false, right: false })
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    const look = () => {
      const next = hiddenEdges(current)
      setEdges((last) => (last.left === next.left && last.right === next.right ? last : next))
    }
    const show = () => {
      const isIt = selectedId === undefined ? '[aria-selected=true]' : `[data-key="${CSS.escape(selectedId)}"]`
      const tab = current.querySelector(isIt)?.getBoundingClientRect()
      const view = current.getBoundingClientRect()
      if (tab && tab.left < view.left) current.scrollLeft += tab.left - view.left - PEEK
      else if (tab && tab.right > view.right) current.scrollLeft += tab.right - view.right + PEEK
      look()
    }
    const observer = new ResizeObserver(show)
    observer.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [selectedId])
  const more = [edges.left && 'left', edges.right && 'right'].filter(Boolean).join(' ')
  return { list, ...(more && { more }) }
}
