import { formatWireDay } from '../time/wireDay.ts'
import type { Allotment, StudentCode } from '@maktab/contract/schema'

type Person = { name: string } & ({ std_id: string | null } | { teach_id: string | null })

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

export type RosterStudent = {
  id: number
  code: string
  /** Empty where nobody told it. */
  name: string
  /** Code and name in one line; never blank. */
  label: string
}

/** The students of a class with their names, which a class’s list lacks and the allotments have (decision 12). */
export function createRoster(
  students: readonly StudentCode[],
  allotments: readonly Pick<Allotment, 'student'>[],
): RosterStudent[] {
  const names = new Map(allotments.map(({ student }) => [student.id, student.name.trim()]))
  const known = students.map(({ id, std_id }) => ({ id, std_id, name: names.get(id) ?? '' }))
  const labels = personLabels(
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
 * A code that nobody has: the next number of the series that most codes follow (`TCH-009` → `TCH-010`), and of a
 * school without codes the first one after `firstPrefix`.
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
  const [usual] = [...series.values()].toSorted((one, other) => other.count - one.count)
  const { prefix, highest, digits } = usual ?? { prefix: firstPrefix, highest: 0, digits: 3 }
  return `${prefix}${String(highest + 1).padStart(digits, '0')}`
}

const article = /^(ال|al-|el-)/i

/** Between letters that would join, and no others: WebKit draws a Latin letter beside it in another typeface. */
const NON_JOINER = '\u200c'

/** At most two letters for a name of any script: of its first and of its last word. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word = '') => Array.from(word.replace(article, '') || word)[0]?.toLocaleUpperCase() ?? '')
  return letters.join(letters.every((letter) => /\p{Script=Arabic}/u.test(letter)) ? NON_JOINER : '')
}
