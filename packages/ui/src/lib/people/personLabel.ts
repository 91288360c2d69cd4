export type Person = { name: string } & ({ std_id: string | null } | { teach_id: string | null })

/** The code people use of a student or a teacher; `missing` where there is none yet. */
export function getPersonCode(
  person: { std_id: string | null } | { teach_id: string | null },
  missing = 'N/A',
): string {
  const code = 'std_id' in person ? person.std_id : person.teach_id
  return code?.trim() || missing
}

/** A person in one line, for choices and lists: “STD-001 · Ahmad”. */
export function personLabel(person: Person, missing = 'N/A'): string {
  return [getPersonCode(person, missing), person.name.trim()].filter(Boolean).join(' · ')
}
