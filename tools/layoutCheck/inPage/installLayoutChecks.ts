import {
  findBrokenWords,
  type Fault,
  resetVisibilityCache,
  findVisible,
  findOverflow,
  describeElement,
} from './findFaults.ts'
import { findSmallTargets } from './findSmallTargets.ts'
import axe from 'axe-core'

/** Elements that may scroll: tabs, popups, text fields, dialogs on low screens, and those that say so. */
const MAY_SCROLL =
  '[role=tablist], [role=listbox], [role=menu], [role=dialog], [role=alertdialog], nav, textarea, input, select, [data-scrolls]'

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
 * days, hours and time zone: six lines of Urdu at 1280 px with a scrollbar. A row of a list has three lines (decision 327).
 */
const getLimits = () => ({ table: 184, rows: document.documentElement.lang.startsWith('ur') ? 100 : 84 })

/** Finds records of lists and tables that are too high. */
function findTallRows(): Fault[] {
  const limits = getLimits()
  return findVisible('table, [role=table], [role=grid]').flatMap((list) => {
    const records = findVisible('tr, [role=row]', list).filter(
      (row) => !row.querySelector('th[scope=col], [role=columnheader]'),
    )
    const kind = findVisible('th[scope=col], [role=columnheader]', list).length > 1 ? 'table' : 'rows'
    return records.flatMap((row): Fault[] => {
      const { height } = row.getBoundingClientRect()
      const how = `${Math.round(height)} px, as ${kind} ${limits[kind]}`
      return height > limits[kind] + 0.5 ? [{ kind: 'tall', what: describeElement(row), how }] : []
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
