import type { Fault } from './Fault.ts'
import { describeElement } from './describeElement.ts'
import { isVisible } from './findVisible.ts'

/** Addresses and e-mails may go on in the next line after one of these, other words after a hyphen. */
const PARTS = { address: /[^@./_?&=:#-]+[@./_?&=:#-]*/g, word: /[^-‐–—/]+[-‐–—/]*/g }

/** A box that is narrower than this is at fault itself where a word is too long for it. */
const MIN_BOX_WIDTH = 144

/** Words that go on in the next line without having a place for that, though their box could have held them. */
export function findBrokenWords(): Fault[] {
  const found: Fault[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!(text instanceof Text) || !parent || text.data.trim() === '' || !isVisible(parent)) continue
    const box = blockOf(parent)
    // A line has no second one to go on in.
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

/** Letters of different scripts stand at different heights of one line: only what is below the other is another line. */
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

/** The box whose lines the words of an element stand in. */
function blockOf(element: Element): Element {
  const isInline = /^inline$|^contents$/.test(getComputedStyle(element).display)
  return isInline && element.parentElement ? blockOf(element.parentElement) : element
}
