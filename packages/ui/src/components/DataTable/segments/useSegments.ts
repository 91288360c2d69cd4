import { useMemo } from 'react'
import { countSegments } from './countSegments.ts'
import type { Segments } from './Segments.ts'

/** Which kinds there are, and the rows of the chosen one; of a kind that is unknown there is nothing to choose. */
export function useSegments<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  segments: Segments<Row> | undefined,
  chosen: string | undefined,
) {
  const counted = useMemo(() => countSegments(rows, segments), [rows, segments])
  const kind = counted.find((one) => one.kind === chosen)?.kind
  const narrowed = useMemo(
    () => (segments === undefined || kind === undefined ? found : found.filter((row) => segments.kindOf(row) === kind)),
    [found, segments, kind],
  )
  return { kinds: counted, kind, narrowed }
}
