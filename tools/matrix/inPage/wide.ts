import type { Fault } from './Fault.ts'
import { said } from './said.ts'
import { shown } from './shown.ts'

/** Half a pixel of rounding on either side is nothing that somebody sees. */
const ROUNDING = 1

/** What is wider than its box: the page itself, and whatever stands out of the element that it is in. */
export function wide(): Fault[] {
  const over = document.documentElement.scrollWidth - window.innerWidth
  const page: Fault[] = over > 0 ? [{ kind: 'wide', what: 'page', how: `${over} px` }] : []
  return [...page, ...shown('body *').flatMap((element) => spilling(element))]
}

function spilling(element: HTMLElement): Fault[] {
  const { display, overflowX, textOverflow } = getComputedStyle(element)
  const excess = element.scrollWidth - element.clientWidth
  if (display.startsWith('inline') || display === 'contents' || element.clientWidth === 0) return []
  if (excess <= ROUNDING || textOverflow === 'ellipsis' || element instanceof SVGElement) return []
  if (overflowX !== 'visible') return []
  const sources = [...element.children].filter((child) => child instanceof HTMLElement && standsOut(child, element))
  // What is deeper inside says so of itself.
  if (sources.some((child) => child.scrollWidth - child.clientWidth > ROUNDING && child.clientWidth > 0)) return []
  return [{ kind: 'wide', what: said(element), how: `${excess} px` }]
}

function standsOut(child: Element, parent: Element): boolean {
  const [inner, outer] = [child.getBoundingClientRect(), parent.getBoundingClientRect()]
  return inner.left < outer.left - ROUNDING || inner.right > outer.right + ROUNDING
}
