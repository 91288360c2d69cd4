import type { Fault } from './Fault.ts'
import { describeElement } from './describeElement.ts'
import { isVisible, findVisible } from './findVisible.ts'

/** Half a pixel of rounding on either side is nothing that somebody sees. */
const ROUNDING = 1

/** What is wider than its box: the page itself, and whatever stands out of the element that it is in. */
export function findOverflow(): Fault[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const page: Fault[] = over > 0 ? [{ kind: 'wide', what: 'page', how: `${over} px` }] : []
  return [...page, ...findVisible('body *').flatMap((element) => spilling(element))]
}

function spilling(element: HTMLElement): Fault[] {
  const { display, overflowX, textOverflow } = getComputedStyle(element)
  const excess = element.scrollWidth - element.clientWidth
  if (display.startsWith('inline') || display === 'contents' || element.clientWidth === 0) return []
  if (excess <= ROUNDING || textOverflow === 'ellipsis' || element instanceof SVGElement) return []
  if (overflowX !== 'visible') return []
  const sources = [...element.children].filter(
    (child) =>
      child instanceof HTMLElement &&
      isVisible(child) &&
      !isGround(child) &&
      !isFixed(child) &&
      standsOut(child.getBoundingClientRect(), element),
  )
  // What is deeper inside says so of itself.
  if (sources.some((child) => child.scrollWidth - child.clientWidth > ROUNDING && child.clientWidth > 0)) return []
  // What is painted around a box, without words, is meant to stand out of it.
  if (sources.length === 0 && !hasWordsOut(element)) return []
  return [{ kind: 'wide', what: describeElement(element), how: `${excess} px` }]
}

/** Paint alone, of which nobody is told. */
function isGround(element: HTMLElement): boolean {
  return element.ariaHidden === 'true' && element.textContent === ''
}

/** Placed along an edge of the window and within it, wherever the box is that holds it. */
function isFixed(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  const { position } = getComputedStyle(element)
  return (position === 'fixed' || position === 'sticky') && left >= 0 && right <= window.innerWidth
}

function hasWordsOut(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const parent = texts.currentNode.parentElement
    const isShowing = parent !== null && isVisible(parent) && !isCutWithin(parent, element)
    if (isShowing && [...range.getClientRects()].some((rect) => standsOut(rect, element))) return true
  }
  return false
}

/** Whether something between an element and a box around it hides what is too wide, or is in another place than the box. */
function isCutWithin(element: Element, box: Element): boolean {
  if (element === box) return false
  if (getComputedStyle(element).overflowX !== 'visible' || isFixed(element)) return true
  return element.parentElement !== null && isCutWithin(element.parentElement, box)
}

function standsOut(inner: DOMRect, parent: Element): boolean {
  const outer = parent.getBoundingClientRect()
  return inner.left < outer.left - ROUNDING || inner.right > outer.right + ROUNDING
}
