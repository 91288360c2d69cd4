import { useMemo } from 'react'

/** The kinds that rows are of, by their status, say: each stands above the table with how many there are. */
export type StatusTabsOptions<Row> = {
  /** What they are by: “Status”. */
  label: string
  getStatus: (row: Row) => string
  /** Each kind with its word, in the order in which they stand. */
  labels: Readonly<Record<string, string>>
}

/** A kind with how many rows are of it, where that is known. */
export type StatusTab = { status: string; label: string; count?: number }

/** How many rows are of each kind. */
export function countByStatus<Row>(
  rows: readonly Row[],
  segments: StatusTabsOptions<Row> | undefined,
): readonly StatusTab[] {
  if (!segments) return []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const kind = segments.getStatus(row)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return createStatusTabs(Object.fromEntries(counts), segments.labels)
}

/** A kind that no row is of isn’t there; where all are of one there is nothing to choose. */
export function createStatusTabs(
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): readonly StatusTab[] {
  const counted = Object.entries(words).flatMap(([kind, word]) => {
    const { [kind]: count = 0 } = counts
    return count === 0 ? [] : [{ status: kind, label: word, count }]
  })
  return counted.length > 1 ? counted : []
}

/** Which kinds there are, and the rows of the chosen one; of a kind that is unknown there is nothing to choose. */
export function useStatusTabs<Row>(
  rows: readonly Row[],
  found: readonly Row[],
  segments: StatusTabsOptions<Row> | undefined,
  chosen: string | undefined,
) {
  const counted = useMemo(() => countByStatus(rows, segments), [rows, segments])
  const kind = counted.find((one) => one.status === chosen)?.status
  const narrowed = useMemo(
    () =>
      segments === undefined || kind === undefined ? found : found.filter((row) => segments.getStatus(row) === kind),
    [found, segments, kind],
  )
  return { kinds: counted, kind, narrowed }
}
