import { findBrokenWords } from './broken.ts'
import { findLowContrast } from './contrast.ts'
import type { Fault } from './Fault.ts'
import { resetVisibilityCache } from './shown.ts'
import { findInnerScrollers } from './scrolls.ts'
import { findClippedTabs } from './tab.ts'
import { findTallRows } from './tall.ts'
import { findSmallTargets } from './target.ts'
import { findOverflow } from './wide.ts'

export type LayoutChecks = {
  /** What the checks of shape find; rows are held to their limit with ordinary data only. */
  faults: (asked: { isOrdinary: boolean }) => Fault[]
  contrast: () => Promise<Fault[]>
}

const matrix: LayoutChecks = {
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

Object.assign(window, { matrix })
