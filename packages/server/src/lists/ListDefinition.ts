import type { Database } from '../database/openDatabase.ts'
import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'

/** What is told of a row: its id, its kind, its words, and what it is sorted by in each column. */
type ListedRow<Sorted extends string = string> = {
  id: number
  kind: string
  words: string
  sorted: Record<Sorted, string | null>
}

/** A list that is searched, sorted and cut into pages in the database. */
export type ListDefinition<Sorted extends string = string> = {
  /** Its rows are in `listed_<name>`. */
  name: 'students' | 'teachers' | 'classes' | 'allotments' | 'reports'
  /** The columns that it can be sorted by. */
  sortColumns: readonly Sorted[]
  /** How its rows follow each other where nobody asks for an order. */
  defaultOrder: 'oldestFirst' | 'newestFirst'
  /** What there is to tell of these rows now; nothing of those that the list doesn't show. */
  read: (database: Database, ids: readonly number[]) => Promise<ListedRow<Sorted>[]>
}

type Text = string | null | undefined

/** What a row is found by: its words on the first line, then each telephone number on a line of its own. */
export function createSearchText(texts: readonly Text[], phones: readonly Text[] = []): string {
  const lines = phones.flatMap((phone) =>
    (phone?.split('\n') ?? []).flatMap((line) => normalizePhoneForSearch(line) || []),
  )
  return `${[normalizeForSearch(texts.filter(Boolean).concat(phones.filter(Boolean)).join(' ')), ...lines].join('\n')}\n`
}

/** As long as the beginning of a text that its place among others is told by. */
const MAX_CHARACTERS = 100
/** So many digits a number of a text may have and still stand in its place among others. */
const MAX_DIGITS = 12
/** The letters of Urdu, and with them those of Arabic, in their order; as `searchable` writes them. */
const ALPHABET = 'اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوهی'
/** What nothing else is written with: their codes follow each other, as those of Urdu’s letters don’t. */
const FIRST_PLACE = 0xe000

const placeOf = new Map(Array.from(ALPHABET, (letter, at) => [letter, String.fromCharCode(FIRST_PLACE + at)]))

/**
 * What a text is sorted by, the same on both databases, sign by sign: without case and accents, the numbers in it by
 * their value, letters of Urdu and Arabic in their alphabet's order; nothing for a text without any.
 */
export function createSortKey(text: string | null | undefined): string | null {
  const plain = normalizeForSearch(text ?? '').slice(0, MAX_CHARACTERS)
  if (plain === '') return null
  return plain.replaceAll(/\d+/g, byValue).replaceAll(/[\u0600-\u06ff]/g, (letter) => placeOf.get(letter) ?? letter)
}

function byValue(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').padStart(MAX_DIGITS, '0')
}

/** A person as lists name them where the list isn't of people: “STD-001 · Ahmad”; the code first, as they are sorted. */
export function formatPersonLabel(code: string | null, name: string): string {
  return [code?.trim(), name.trim()].filter(Boolean).join(' · ')
}

type NamedRow = { of: number; name: string | null }

/** The names that belong to each of some rows. */
export function groupNames(named: readonly NamedRow[]): (id: number) => string[] {
  const names = Map.groupBy(named, ({ of }) => of)
  return (id) => (names.get(id) ?? []).flatMap(({ name }) => name ?? [])
}
