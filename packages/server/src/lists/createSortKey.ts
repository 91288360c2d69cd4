import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'

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
