import {
  type Fault as LayoutFault,
  findBrokenWords,
  findOverflow,
  resetVisibilityCache,
} from '../../layoutCheck/inPage/findFaults.ts'
import { findSmallTargets } from '../../layoutCheck/inPage/findSmallTargets.ts'
import type { Fault } from '../evidence.ts'
import { joinElements } from './joinElements.ts'

/** `parameters.layoutExemptions` of a story: why it has such faults on purpose. */
export type LayoutExemptions = { overflow?: string; brokenWord?: string; targetSize?: string }

export function listLayoutExemptions(exemptions: LayoutExemptions): string[] {
  return Object.entries(exemptions).map(([kind, reason]) => `${kind}: ${reason}`)
}

/** Our own layout rules. A page that scrolls sideways on a phone fails criterion 1.4.10. */
export function findLayoutFaults(isPhone: boolean, exemptions: LayoutExemptions): Fault[] {
  resetVisibilityCache()
  const overflow = findOverflow()
  const isPage = ({ what }: LayoutFault) => what === 'page'
  const faults = [
    ...merge('overflow', overflow.filter(isPage), isPhone ? '1.4.10' : undefined),
    ...merge(
      'overflow',
      overflow.filter((fault) => !isPage(fault)),
    ),
    ...merge('brokenWord', findBrokenWords()),
    ...merge('targetSize', findSmallTargets()),
  ]
  return faults.filter(({ kind }) => !(kind in exemptions))
}

function merge(kind: Fault['kind'], faults: readonly LayoutFault[], criterion?: string): Fault[] {
  if (faults.length === 0) return []
  const detail = joinElements(faults.map(({ what, how }) => `${what} (${how})`))
  return [{ kind, ...(criterion && { criterion }), detail }]
}
