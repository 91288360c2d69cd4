import { formatIsoDay } from '../time/isoDay.ts'
import type { Allotment, StudentCode } from '@maktab/contract/schema'

type Person = { name: string } & ({ std_id: string | null } | { teach_id: string | null })

/** Code of a student or teacher; `missing` if there is none yet. */
export function getPersonCode(
  person: { std_id: string | null } | { teach_id: string | null },
  missing = 'N/A',
): string {
  const code = 'std_id' in person ? person.std_id : person.teach_id
  return code?.trim() || missing
}

/** One-line label of a person for options and lists: “STD-001 · Ahmad”. */
export function getPersonLabel(person: Person, missing = 'N/A'): string {
  return [getPersonCode(person, missing), person.name.trim()].filter(Boolean).join(' · ')
}

/** A person as shown by a table’s `personColumn`. */
export function toTablePerson(person: Person, missing: string) {
  return { code: getPersonCode(person, missing), name: person.name, label: getPersonLabel(person, missing) }
}

type LabelledPerson = Person & { id: number; guardian_name?: string | null; registration_date?: string | null }

type LabelOptions = { missing?: string; locale?: string }

/**
 * One-line labels of people by id: “STD-001 · Ahmad”. If several have the same code and name, such as new students, the
 * guardian, the registration date or the id is added.
 */
export function getPersonLabels(
  people: readonly LabelledPerson[],
  { missing = 'N/A', locale = 'en' }: LabelOptions = {},
): ReadonlyMap<number, string> {
  const details: ((person: LabelledPerson) => string)[] = [
    ({ guardian_name: guardian }) => guardian?.trim() ?? '',
    ({ registration_date: day }) => (day ? formatIsoDay(day, locale) : ''),
    ({ id }) => `#${id}`,
  ]
  let labels = new Map(people.map((person) => [person.id, getPersonLabel(person, missing)]))
  for (const getDetail of details) {
    const duplicates = findDuplicates([...labels.values()])
    if (duplicates.size === 0) break
    labels = new Map(
      people.map((person) => {
        const label = labels.get(person.id) ?? ''
        return [person.id, duplicates.has(label) ? [label, getDetail(person)].filter(Boolean).join(' · ') : label]
      }),
    )
  }
  return labels
}

/** `personLabels` as options of a field. */
export function toPersonOptions(
  people: readonly LabelledPerson[],
  options?: LabelOptions,
): { id: string; label: string }[] {
  const labels = getPersonLabels(people, options)
  return people.map(({ id }) => ({ id: String(id), label: labels.get(id) ?? '' }))
}

function findDuplicates(texts: readonly string[]): Set<string> {
  const visited = new Set<string>()
  return new Set(texts.filter((text) => visited.size === visited.add(text).size))
}

export type RosterStudent = {
  id: number
  code: string
  /** Empty if unknown. */
  name: string
  /** Code and name in one line; never blank. */
  label: string
}

/**
 * The students of a class with their names, which come from the allotments because the class lacks them (decision 12).
 */
export function createRoster(
  students: readonly StudentCode[],
  allotments: readonly Pick<Allotment, 'student'>[],
): RosterStudent[] {
  const names = new Map(allotments.map(({ student }) => [student.id, student.name.trim()]))
  const known = students.map(({ id, std_id }) => ({ id, std_id, name: names.get(id) ?? '' }))
  const labels = getPersonLabels(
    known.map((student) => ({
      ...student,
      name: !student.name && !student.std_id?.trim() ? `#${student.id}` : student.name,
    })),
  )
  return known.map(({ id, std_id, name }) => ({
    id,
    code: getPersonCode({ std_id }),
    name,
    label: labels.get(id) ?? '',
  }))
}

/**
 * Suggests an unused code: the next number in the most common series (`TCH-009` → `TCH-010`), or the first one with
 * `firstPrefix` if there are no codes.
 */
export function suggestCode(codes: readonly (string | null)[], firstPrefix: 'TCH-' | 'STD-'): string {
  const series = new Map<string, { prefix: string; count: number; highest: number; digits: number }>()
  for (const code of codes) {
    const [, prefix = '', digits = ''] = /^(.*?)(\d{1,9})$/.exec(code?.trim() ?? '') ?? []
    if (digits === '') continue
    const key = prefix.toLowerCase()
    const known = series.get(key) ?? { prefix, count: 0, highest: 0, digits: 0 }
    series.set(key, {
      prefix: known.prefix,
      count: known.count + 1,
      highest: Math.max(known.highest, Number(digits)),
      digits: Math.max(known.digits, digits.length),
    })
  }
  const [mostCommon] = [...series.values()].toSorted((one, other) => other.count - one.count)
  const { prefix, highest, digits } = mostCommon ?? { prefix: firstPrefix, highest: 0, digits: 3 }
  return `${prefix}${String(highest + 1).padStart(digits, '0')}`
}

const article = /^(ال|al-|el-)/i

/** Used only between letters that would join: WebKit renders a Latin letter next to it in another typeface. */
const NON_JOINER = '\u200c'

/** Initials of the first and last word of a name in any script. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word = '') => Array.from(word.replace(article, '') || word)[0]?.toLocaleUpperCase() ?? '')
  return letters.join(letters.every((letter) => /\p{Script=Arabic}/u.test(letter)) ? NON_JOINER : '')
}
