import { type Person, personLabel } from './personLabel.ts'
import { formatWireDay } from '../time/wireDay.ts'

type Listed = Person & { id: number; guardian_name?: string | null; registration_date?: string | null }

type Words = { missing?: string; locale?: string }

/**
 * People in one line each, by their ids: “STD-001 · Ahmad”. Where code and name are those of somebody else in the list,
 * as with new students of one name, the guardian, the day of registration or a number tells them apart.
 */
export function personLabels(
  people: readonly Listed[],
  { missing = 'N/A', locale = 'en' }: Words = {},
): ReadonlyMap<number, string> {
  const details: ((person: Listed) => string)[] = [
    ({ guardian_name: guardian }) => guardian?.trim() ?? '',
    ({ registration_date: day }) => (day ? formatWireDay(day, locale) : ''),
    ({ id }) => `#${id}`,
  ]
  let labels = new Map(people.map((person) => [person.id, personLabel(person, missing)]))
  for (const detailOf of details) {
    const twice = repeated([...labels.values()])
    if (twice.size === 0) break
    labels = new Map(
      people.map((person) => {
        const label = labels.get(person.id) ?? ''
        return [person.id, twice.has(label) ? [label, detailOf(person)].filter(Boolean).join(' · ') : label]
      }),
    )
  }
  return labels
}

/** As options of a field. */
export function personOptions(people: readonly Listed[], words?: Words): { id: string; label: string }[] {
  const labels = personLabels(people, words)
  return people.map(({ id }) => ({ id: String(id), label: labels.get(id) ?? '' }))
}

function repeated(texts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(texts.filter((text) => seen.size === seen.add(text).size))
}
