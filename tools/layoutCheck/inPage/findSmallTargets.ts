import { describeElement, type Fault, isVisible } from './findFaults.ts'

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]'

/** In pixels: our minimum on touch screens, and that of WCAG 2.5.8. */
const MIN_SIZE = { touch: 44, mouse: 24 }

/** Finds click targets below the minimum size for touch or mouse. */
export function findSmallTargets(): Fault[] {
  const least = matchMedia('(pointer: coarse)').matches ? MIN_SIZE.touch : MIN_SIZE.mouse
  const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((element) => !isOff(element))
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

/** The label of a checkbox is part of its click area. */
function areaOf(element: HTMLElement): HTMLElement {
  const isToggle = element.matches('[type=checkbox], [type=radio], [role=switch]')
  return (isToggle ? element.closest('label') : null) ?? element
}

/** Whether a link is inside a text, where it has the height of the line. */
function isInSentence(element: HTMLElement): boolean {
  if (element.tagName !== 'A' || !getComputedStyle(element).display.startsWith('inline')) return false
  const line = element.parentElement?.closest('p, li, dd, td, span, div')
  return (line?.textContent.trim().length ?? 0) > element.textContent.trim().length
}

/** The size of an element including pseudo-elements that extend its click area. */
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
