type NamedRow = { of: number; name: string | null }

/** The names that belong to each of some rows. */
export function groupNames(named: readonly NamedRow[]): (id: number) => string[] {
  const names = Map.groupBy(named, ({ of }) => of)
  return (id) => (names.get(id) ?? []).flatMap(({ name }) => name ?? [])
}
