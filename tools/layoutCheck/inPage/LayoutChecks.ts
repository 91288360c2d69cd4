import { findBrokenWords } from './findBrokenWords.ts'
import { findLowContrast } from './findLowContrast.ts'
import type { Fault } from './Fault.ts'
import { resetVisibilityCache } from './findVisible.ts'
import { findInnerScrollers } from './findInnerScrollers.ts'
import { findClippedTabs } from './findClippedTabs.ts'
import { findTallRows } from './findTallRows.ts'
import { findSmallTargets } from './findSmallTargets.ts'
import { findOverflow } from './findOverflow.ts'

export type LayoutChecks = {
  /** What the checks of shape find; rows are held to their limit with ordinary data only. */
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
