import type { Fault } from './Fault.ts'
import { describeElement } from './describeElement.ts'
import { findVisible } from './findVisible.ts'

/** What may be longer than it is seen: tabs, lists that open, what is typed into, and a dialog on a low screen. */
const MAY_SCROLL =
  '[role=tablist], [role=listbox], [role=menu], [role=dialog], [role=alertdialog], nav, textarea, input, select'

/** Boxes inside the page that hide a part of themselves behind a scroll bar of their own. */
export function findInnerScrollers(): Fault[] {
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
