import {
  findBrokenWords,
  type Fault,
  resetVisibilityCache,
  findVisible,
  isVisible,
  findOverflow,
  describeElement,
} from './findFaults.ts'
import axe from 'axe-core'

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]'

const MIN_SIZE = { touch: 44, mouse: 24 }

/** Finds click targets below the minimum size for touch or mouse. */
function findSmallTargets(): Fault[] {
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

/** Elements that may scroll: tabs, popups, text fields, and dialogs on low screens. */
const MAY_SCROLL =
  '[role=tablist], [role=listbox], [role=menu], [role=dialog], [role=alertdialog], nav, textarea, input, select'

/** Finds boxes inside the page with their own scrollbar. */
function findInnerScrollers(): Fault[] {
  return findVisible('main *, main').flatMap((element): Fault[] => {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (element.closest(MAY_SCROLL)) return []
    const sideways = isScroller(overflowX) ? element.scrollWidth - element.clientWidth : 0
    const down = isScroller(overflowY) ? element.scrollHeight - element.clientHeight : 0
    return [
      ...(sideways > 1
        ? [{ kind: 'scrolls' as const, what: describeElement(element), how: `${sideways} px sideways` }]
        : []),
      ...(down > 1 ? [{ kind: 'scrolls' as const, what: describeElement(element), how: `${down} px down` }] : []),
    ]
  })
}

const isScroller = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/**
 * Maximum height of a record with ordinary data, in a table and in a list. A table row has room for two class times with
 * days, hours and time zone: six lines of Urdu at 1280 px with a scrollbar.
 */
const LIMITS = { table: 184, rows: 76 }

/** Finds records of lists and tables that are too high. */
function findTallRows(): Fault[] {
  return findVisible('table, [role=table], [role=grid]').flatMap((list) => {
    const records = findVisible('tr, [role=row]', list).filter(
      (row) => !row.querySelector('th[scope=col], [role=columnheader]'),
    )
    const kind = findVisible('th[scope=col], [role=columnheader]', list).length > 1 ? 'table' : 'rows'
    return records.flatMap((row): Fault[] => {
      const { height } = row.getBoundingClientRect()
      const how = `${Math.round(height)} px, as ${kind} ${LIMITS[kind]}`
      return height > LIMITS[kind] + 0.5 ? [{ kind: 'tall', what: describeElement(row), how }] : []
    })
  })
}

export type LayoutChecks = {
  /** All findings but those of contrast. Row heights are checked with ordinary data only. */
  faults: (asked: { isOrdinary: boolean }) => Fault[]
  contrast: () => Promise<Fault[]>
}

const layoutChecks: LayoutChecks = {
  faults: ({ isOrdinary }) => {
    resetVisibilityCache()
    return [
      ...findOverflow(),
      ...findInnerScrollers(),
      ...findBrokenWords(),
      ...(isOrdinary ? findTallRows() : []),
      ...findClippedTabs(),
      ...findSmallTargets(),
    ]
  },
  contrast: findLowContrast,
}

Object.assign(window, { layoutChecks })

/** Finds texts with insufficient contrast (WCAG AA). */
async function findLowContrast(): Promise<Fault[]> {
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => ({
      kind: 'contrast' as const,
      what: target.join(' '),
      how: any.map(({ data }: { data: { contrastRatio?: number } | null }) => data?.contrastRatio).join(', '),
    })),
  )
}

/** Finds selected tabs and current section links that are partly outside the visible area. */
function findClippedTabs(): Fault[] {
  return findVisible('[role=tab][aria-selected=true], nav [aria-current=location]').flatMap((selected): Fault[] => {
    const box = selected.closest('[role=tablist], nav > ul')?.getBoundingClientRect()
    if (!box) return []
    const { left, right } = selected.getBoundingClientRect()
    const [from, to] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const out = Math.round(Math.max(from - left, right - to))
    return out > 1 ? [{ kind: 'tab', what: describeElement(selected), how: `${out} px out of sight` }] : []
  })
}
