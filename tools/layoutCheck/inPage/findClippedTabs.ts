import type { Fault } from './Fault.ts'
import { describeElement } from './describeElement.ts'
import { findVisible } from './findVisible.ts'

/** Selected tabs, and names of the section in view, of which a part is out of sight. */
export function findClippedTabs(): Fault[] {
  return findVisible('[role=tab][aria-selected=true], nav [aria-current=location]').flatMap((selected): Fault[] => {
    const box = selected.closest('[role=tablist], nav > ul')?.getBoundingClientRect()
    if (!box) return []
    const { left, right } = selected.getBoundingClientRect()
    const [from, to] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const out = Math.round(Math.max(from - left, right - to))
    return out > 1 ? [{ kind: 'tab', what: describeElement(selected), how: `${out} px out of sight` }] : []
  })
}
