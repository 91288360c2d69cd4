type Named = { of: number; name: string | null }

/** The names that belong to each of some rows. */
export function namesOf(named: readonly Named[]): (id: number) => string[] {
  const names = Map.groupBy(named, ({ of }) => of)
  return (id) => (names.get(id) ?? []).flatMap(({ name }) => name ?? [])
}
