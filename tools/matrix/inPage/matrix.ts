import { broken } from './broken.ts'
import { contrast } from './contrast.ts'
import type { Fault } from './Fault.ts'
import { lookAnew } from './shown.ts'
import { scrolls } from './scrolls.ts'
import { tab } from './tab.ts'
import { tall } from './tall.ts'
import { target } from './target.ts'
import { wide } from './wide.ts'

export type Matrix = {
  /** What the checks of shape find; rows are held to their limit with ordinary data only. */
  faults: (asked: { isOrdinary: boolean }) => Fault[]
  contrast: () => Promise<Fault[]>
}

const matrix: Matrix = {
  faults: ({ isOrdinary }) => {
    lookAnew()
    return [...wide(), ...scrolls(), ...broken(), ...(isOrdinary ? tall() : []), ...tab(), ...target()]
  },
  contrast,
}

Object.assign(window, { matrix })
