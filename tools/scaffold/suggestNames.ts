const SUGGESTIONS = 3

/** “ Did you mean listCourses or listClasses?” with the nearest names; empty if none is similar. */
export function suggestNames(name: string, names: readonly string[]): string {
  const limit = Math.max(2, Math.floor(name.length / 2))
  const near = names
    .map((one) => ({ one, distance: measureDistance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((first, second) => first.distance - second.distance)
    .slice(0, SUGGESTIONS)
    .map(({ one }) => one)
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ').replace(/, (?=[^,]*$)/, ' or ')}?`
}

/** The Levenshtein distance: how many letters must be inserted, deleted or replaced. */
function measureDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1]
    for (const [at, other] of to.split('').entries()) {
      const [replaced = 0, inserted = 0] = [row[at], next[at]]
      next.push(Math.min(replaced + (letter === other ? 0 : 1), inserted + 1, (row[at + 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
