/** How many rows there are of all kinds together. */
export function totalOf(kinds: Readonly<Record<string, number>> = {}): number {
  return Object.values(kinds).reduce((sum, count) => sum + count, 0)
}
