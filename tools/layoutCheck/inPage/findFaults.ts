/** Kinds of findings. */
type FaultKind = 'wide' | 'scrolls' | 'broken' | 'tall' | 'tab' | 'target' | 'contrast'

/** A finding: the element, and by how much it is off. */
export type Fault = { kind: FaultKind; what: string; how: string }

/** Names an element in a finding: its role and the beginning of its text. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
  const words = name.replaceAll(/\s+/g, ' ').trim()
  return words ? `${role} “${words.length > 40 ? `${words.slice(0, 40)}…` : words}”` : role
}

/** Caches measurements of elements until the next check. */
let hiddenElements = new WeakMap<Element, boolean>()

export function resetVisibilityCache(): void {
  hiddenElements = new WeakMap()
}

/** Visible elements, without text for screen readers only. */
export function findVisible(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => isVisible(element))
}

export function isVisible(element: Element): boolean {
  return !isVisuallyHidden(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Whether an element or an ancestor is visually hidden by clipping or a size of one pixel. */
function isVisuallyHidden(element: Element): boolean {
  const known = hiddenElements.get(element)
  if (known !== undefined) return known
  const isHidden = isClippedAway(element) || (element.parentElement !== null && isVisuallyHidden(element.parentElement))
  hiddenElements.set(element, isHidden)
  return isHidden
}

function isClippedAway(element: Element): boolean {
  const { clipPath, overflow, position } = getComputedStyle(element)
  if (position !== 'absolute' && position !== 'fixed') return false
  if (clipPath.startsWith('inset(50%')) return true
  const { width, height } = element.getBoundingClientRect()
  return overflow !== 'visible' && width <= 1 && height <= 1
}

/** URLs and emails may break after punctuation, other words after a hyphen. */
const PARTS = { address: /[^@./_?&=:#-]+[@./_?&=:#-]*/g, word: /[^-‐–—/]+[-‐–—/]*/g }

/** Minimum box width; in a narrower box a broken word is always reported. */
const MIN_BOX_WIDTH = 144

/** Finds words broken across lines although they would fit into their box. */
export function findBrokenWords(): Fault[] {
  const found: Fault[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!(text instanceof Text) || !parent || text.data.trim() === '' || !isVisible(parent)) continue
    const box = blockOf(parent)
    // A box of one line can’t have broken words.
    if (box.clientHeight > 0 && heightOfLine(box) * 1.5 > box.clientHeight) continue
    for (const { word, rects } of brokenIn(text))
      if (!isTooLong(rects, box)) found.push({ kind: 'broken', what: describeElement(parent), how: word })
  }
  return found
}

function brokenIn(text: Text): { word: string; rects: DOMRect[] }[] {
  return [...text.data.matchAll(/\S+/g)].flatMap((token) => {
    const isAddress = /[@/]|[a-z]\.[a-z]/i.test(token[0])
    return [...token[0].matchAll(isAddress ? PARTS.address : PARTS.word)].flatMap((part) => {
      const rects = rectsOf(text, token.index + part.index, part[0].length)
      return linesOf(rects) > 1 ? [{ word: part[0], rects }] : []
    })
  })
}

function rectsOf(text: Text, from: number, length: number): DOMRect[] {
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, from + length)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

/** Counts lines. Different scripts have different heights within a line, so only rectangles below the previous count. */
function linesOf(rects: readonly DOMRect[]): number {
  let [lines, bottom] = [0, -Infinity]
  for (const rect of rects.toSorted((one, other) => one.top - other.top)) {
    if (rect.top + rect.height / 2 >= bottom) lines += 1
    bottom = Math.max(bottom, rect.bottom)
  }
  return lines
}

function isTooLong(rects: readonly DOMRect[], box: Element): boolean {
  const width = rects.reduce((sum, rect) => sum + rect.width, 0)
  return width > innerWidthOf(box) && innerWidthOf(box) >= MIN_BOX_WIDTH
}

function innerWidthOf(box: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
  return box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}

function heightOfLine(box: Element): number {
  const { lineHeight, fontSize } = getComputedStyle(box)
  return Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2
}

/** The closest block around an element. */
function blockOf(element: Element): Element {
  const isInline = /^inline$|^contents$/.test(getComputedStyle(element).display)
  return isInline && element.parentElement ? blockOf(element.parentElement) : element
}

/** Rounding of half a pixel on either side is invisible. */
const ROUNDING = 1

/** Overflow: of the page itself, and of elements beyond their box. */
export function findOverflow(): Fault[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const page: Fault[] = over > 0 ? [{ kind: 'wide', what: 'page', how: `${over} px` }] : []
  return [...page, ...findVisible('body *').flatMap((element) => findOwnOverflow(element))]
}

function findOwnOverflow(element: HTMLElement): Fault[] {
  const { display, overflowX, textOverflow } = getComputedStyle(element)
  const excess = element.scrollWidth - element.clientWidth
  if (display.startsWith('inline') || display === 'contents' || element.clientWidth === 0) return []
  if (excess <= ROUNDING || textOverflow === 'ellipsis' || element instanceof SVGElement) return []
  if (overflowX !== 'visible') return []
  const sources = [...element.children].filter(
    (child) =>
      child instanceof HTMLElement &&
      isVisible(child) &&
      !isDecorative(child) &&
      !isFixed(child) &&
      extendsBeyond(child.getBoundingClientRect(), element),
  )
  // The inner element is reported itself.
  if (sources.some((child) => child.scrollWidth - child.clientWidth > ROUNDING && child.clientWidth > 0)) return []
  // Decorations without text may extend beyond a box.
  if (sources.length === 0 && !hasTextBeyond(element)) return []
  return [{ kind: 'wide', what: describeElement(element), how: `${excess} px` }]
}

/** Purely decorative elements. */
function isDecorative(element: HTMLElement): boolean {
  return element.ariaHidden === 'true' && element.textContent === ''
}

/** Whether an element is fixed or sticky, and within the window. */
function isFixed(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  const { position } = getComputedStyle(element)
  return (position === 'fixed' || position === 'sticky') && left >= 0 && right <= window.innerWidth
}

function hasTextBeyond(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const parent = texts.currentNode.parentElement
    const isShowing = parent !== null && isVisible(parent) && !isHiddenWithin(parent, element)
    if (isShowing && [...range.getClientRects()].some((rect) => extendsBeyond(rect, element))) return true
  }
  return false
}

/** Whether an element between an element and a box around it hides the overflow, or is fixed. */
function isHiddenWithin(element: Element, box: Element): boolean {
  if (element === box) return false
  if (getComputedStyle(element).overflowX !== 'visible' || isFixed(element)) return true
  return element.parentElement !== null && isHiddenWithin(element.parentElement, box)
}

function extendsBeyond(inner: DOMRect, parent: Element): boolean {
  const outer = parent.getBoundingClientRect()
  return inner.left < outer.left - ROUNDING || inner.right > outer.right + ROUNDING
}
