import type { Segment, Segments } from './Segments.ts'

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
