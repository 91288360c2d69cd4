import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'

/** What a row holds, as it is compared: its words, and its telephone numbers, each on a line of its own. */
export type SearchableRow = { text: string; phones: string }

type Test = (row: SearchableRow) => boolean

const PHONE = /^[+(\d][\d\s()./+-]*$/
/** Fewer digits are in every number. */
const FEWEST = 3
/** From here on it may be a whole number with its country, while the school wrote it without. */
const WHOLE = 9

/** What a search asks of a row; without words it asks nothing. */
export function parseSearch(search: string): Test | undefined {
  const whole = normalizeForSearch(search)
  const words = whole.split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const asWords = words.map(testOfWord)
  const asPhone = words.length > 1 && PHONE.test(whole) ? testOfPhone(whole) : undefined
  return (row) => asWords.every((test) => test(row)) || asPhone?.(row) === true
}

function testOfWord(word: string): Test {
  const phone = PHONE.test(word) ? testOfPhone(word) : undefined
  return (row) => row.text.includes(word) || phone?.(row) === true
}

function testOfPhone(written: string): Test {
  const digits = normalizePhoneForSearch(written)
  if (digits === '') return () => false
  // Who begins with the country’s number means the beginning; anybody else any part.
  if (/^(\+|00)/.test(written)) return ({ phones }) => phones.includes(`\n${digits}`) || isEndOf(phones, digits)
  if (digits.length < FEWEST) return () => false
  return ({ phones }) => phones.includes(digits) || isEndOf(phones, digits)
}

/** Whether one of the numbers is the number sought, written without its country. */
function isEndOf(phones: string, digits: string): boolean {
  if (digits.length < WHOLE || phones === '') return false
  return phones.split('\n').some((phone) => phone.length >= WHOLE - 2 && digits.endsWith(phone))
}
