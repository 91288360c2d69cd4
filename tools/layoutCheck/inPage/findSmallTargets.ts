import type { Fault } from './Fault.ts'
import { describeElement } from './describeElement.ts'
import { isVisible } from './findVisible.ts'

const PRESSED =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]'

const MIN_SIZE = { finger: 44, mouse: 24 }

/** What is pressed and smaller than a finger, or where there is a mouse, than its least. */
export function findSmallTargets(): Fault[] {
  const least = matchMedia('(pointer: coarse)').matches ? MIN_SIZE.finger : MIN_SIZE.mouse
  const targets = [...document.querySelectorAll<HTMLElement>(PRESSED)].filter((element) => !isOff(element))
  const areas = new Map(targets.map((element) => [areaOf(element), element]))
  return [...areas].flatMap(([area, element]): Fault[] => {
    if (!isVisible(area) || isInSentence(element)) return []
    const { width, height } = sizeOf(area)
    const how = `${Math.round(width)}×${Math.round(height)} of ${least}`
    return Math.min(width, height) < least - 0.5 ? [{ kind: 'target', what: describeElement(element), how }] : []
  })
}

function isOff(element: HTMLElement): boolean {
  const isHidden = element.closest('[aria-hidden=true], [inert]') !== null
  return isHidden || element.matches(':disabled, [aria-disabled=true], [type=hidden], [type=file]')
}

/** A tick is made on its words too. */
function areaOf(element: HTMLElement): HTMLElement {
  const isTick = element.matches('[type=checkbox], [type=radio], [role=switch]')
  return (isTick ? element.closest('label') : null) ?? element
}

/** A link among words is as high as their line. */
function isInSentence(element: HTMLElement): boolean {
  if (element.tagName !== 'A' || !getComputedStyle(element).display.startsWith('inline')) return false
  const line = element.parentElement?.closest('p, li, dd, td, span, div')
  return (line?.textContent.trim().length ?? 0) > element.textContent.trim().length
}

/** The size of an element with what it stretches over its surroundings. */
function sizeOf(element: HTMLElement): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  const sizes = ['::before', '::after'].map((part) => {
    const { content, position, width: wide, height: high, pointerEvents } = getComputedStyle(element, part)
    const isStretched = content !== 'none' && position === 'absolute' && pointerEvents !== 'none'
    return isStretched
      ? { width: Number.parseFloat(wide) || 0, height: Number.parseFloat(high) || 0 }
      : { width: 0, height: 0 }
  })
  return {
    width: Math.max(width, ...sizes.map((size) => size.width)),
    height: Math.max(height, ...sizes.map((size) => size.height)),
  }
}
