import { useMemo } from 'react'

/** The kinds that rows are of, by their status, say: each stands above the table with how many there are. */
export type Segments<Row> = {
  /** What they are by: “Status”. */
  label: string
  kindOf: (row: Row) => string
  /** Each kind with its word, in the order in which they stand. */
  words: Readonly<Record<string, string>>
}

/** A kind with how many rows are of it, where that is known. */
export type Segment = { kind: string; word: string; count?: number }

/** How many rows are of each kind. */
export function countSegments<Row>(rows: readonly Row[], segments: Segments<Row> | undefined): readonly Segment[] {
  if (!segments) return []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const kind = segments.kindOf(row)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return segmentsOf(Object.fromEntries(counts), segments.words)
}

/** A kind that no row is of isn’t there; where all are of one there is nothing to choose. */
export function segmentsOf(
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): readonly Segment[] {
  const counted = Object.entries(words).flatMap(([kind, word]) => {
    const { [kind]: count = 0 } = counts
    return count === 0 ? [] : [{ kind, word, count }]
  })
  return counted.length > 1 ? counted : []
}

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
