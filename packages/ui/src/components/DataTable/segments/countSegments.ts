import type { Segment, Segments } from './Segments.ts'

/** A kind that no row is of isn’t there; where all are of one there is nothing to choose. */
export function countSegments<Row>(rows: readonly Row[], segments: Segments<Row> | undefined): readonly Segment[] {
  if (!segments) return []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const kind = segments.kindOf(row)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const counted = Object.entries(segments.words).flatMap(([kind, word]) => {
    const count = counts.get(kind)
    return count === undefined ? [] : [{ kind, word, count }]
  })
  return counted.length > 1 ? counted : []
}
