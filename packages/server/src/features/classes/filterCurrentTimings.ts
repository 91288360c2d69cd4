/**
 * The timings of a class that have not ended on a day of the school; where all have, the one that ended last. Those that
 * “the rest” was moved or cancelled of stay, because their marks are of them, but a class no longer meets by them.
 */
export function filterCurrentTimings<Timing extends { ends: string | null }>(
  timings: readonly Timing[],
  today: string,
): Timing[] {
  const going = timings.filter(({ ends }) => ends === null || ends >= today)
  if (going.length > 0) return going
  return timings.toSorted((one, other) => (one.ends ?? '').localeCompare(other.ends ?? '')).slice(-1)
}
