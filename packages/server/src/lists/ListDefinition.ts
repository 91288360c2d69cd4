import type { Database } from '../database/openDatabase.ts'
import { normalizeForSearch, normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'

/** The search index row of a record: kind, searchable text, and a sort key per column. */
type ListedRow<Sorted extends string = string> = {
  id: number
  kind: string
  words: string
  sorted: Record<Sorted, string | null>
}

/** A list that the database searches, sorts and paginates. */
export type ListDefinition<Sorted extends string = string> = {
  /** Its rows are in `listed_<name>`. */
  name: 'students' | 'teachers' | 'classes' | 'allotments' | 'reports'
  /** Columns it can be sorted by. */
  sortColumns: readonly Sorted[]
  /** Order if the request has no sort. */
  defaultOrder: 'oldestFirst' | 'newestFirst'
  /** Builds the index rows of these records; omits records that the list doesn't show. */
  read: (database: Database, ids: readonly number[]) => Promise<ListedRow<Sorted>[]>
}

type Text = string | null | undefined

/** Builds the searchable text: all words on the first line, then each phone number on its own line. */
export function createSearchText(texts: readonly Text[], phones: readonly Text[] = []): string {
  const lines = phones.flatMap((phone) =>
    (phone?.split('\n') ?? []).flatMap((line) => normalizePhoneForSearch(line) || []),
  )
  return `${[normalizeForSearch(texts.filter(Boolean).concat(phones.filter(Boolean)).join(' ')), ...lines].join('\n')}\n`
}

/** Texts are compared by their first characters only. */
const MAX_CHARACTERS = 100
/** Numbers with more digits aren't sorted by value. */
const MAX_DIGITS = 12
/** The Urdu alphabet, including the Arabic letters, normalized by `normalizeForSearch`. */
const ALPHABET = 'اآبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوهی'
/** Start of a private use range, because the code points of Urdu letters aren't in alphabetical order. */
const FIRST_CODE = 0xe000

const sortLetters = new Map(Array.from(ALPHABET, (letter, at) => [letter, String.fromCharCode(FIRST_CODE + at)]))

/**
 * Builds a sort key that compares by code point on both databases: without case and accents, numbers by value, Urdu and
 * Arabic letters in alphabetical order. Null for an empty text.
 */
export function createSortKey(text: Text): string | null {
  const plain = normalizeForSearch(text ?? '').slice(0, MAX_CHARACTERS)
  if (plain === '') return null
  return plain
    .replaceAll(/\d+/g, padNumber)
    .replaceAll(/[\u0600-\u06ff]/g, (letter) => sortLetters.get(letter) ?? letter)
}

/** Builds the sort key of each column. */
export function createSortKeys<Sorted extends string>(texts: Record<Sorted, Text>): Record<Sorted, string | null> {
  const entries = Object.entries<Text>(texts).map(([column, text]) => [column, createSortKey(text)])
  return Object.fromEntries(entries) as Record<Sorted, string | null>
}

function padNumber(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').padStart(MAX_DIGITS, '0')
}

/** Label of a person in lists of other records, such as “STD-001 · Ahmad”; the code comes first because it sorts first. */
export function formatPersonLabel(code: string | null, name: string): string {
  return [code?.trim(), name.trim()].filter(Boolean).join(' · ')
}

/** Groups names by the record they belong to. */
export function groupNames(named: readonly { of: number; name: string | null }[]): (id: number) => string[] {
  const names = Map.groupBy(named, ({ of }) => of)
  return (id) => (names.get(id) ?? []).flatMap(({ name }) => name ?? [])
}
