import { useLingui } from '@lingui/react/macro'
import type { PartName } from './wireParts.ts'

/** What stands in a part that nothing is typed into. */
export function usePartHints(): Record<PartName, string> {
  const { t } = useLingui()
  return { day: t`dd`, month: t`mm`, year: t`yyyy`, hour: '––', minute: '––' }
}
