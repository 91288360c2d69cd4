import { Plural, Trans } from '@lingui/react/macro'
import type { ClassRow } from './createClassRows.ts'

/** How near a class is that is near. */
export function StartsInText({ row: { minutes = 0 } }: { row: ClassRow }) {
  return minutes > 0 ? (
    <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />
  ) : (
    <Trans>On now</Trans>
  )
}
