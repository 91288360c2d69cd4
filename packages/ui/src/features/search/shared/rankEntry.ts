import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'
import type { SearchEntry } from '#lib/search/SearchEntry.ts'

/** With fewer digits it is a part of a number, not a number. */
const WHOLE = 7

type Comparable = { code: string; name: string; rest: string; phones: readonly string[] }

const known = new WeakMap<SearchEntry, Comparable>()

/**
 * How well something fits what is sought, among all that does: 0 for its own code or number, 1 where the words begin words
 * of its name, 2 where they begin others, 3 where they only stand within.
 */
export function rankEntry(entry: SearchEntry, search: string, isPrivate: boolean): 0 | 1 | 2 | 3 {
  const whole = normalizeForSearch(search)
  const { code, name, rest, phones } = comparable(entry)
  if (whole === code) return 0
  const digits = isPrivate ? '' : normalizePhoneForSearch(search)
  if (digits.length >= WHOLE && phones.some((phone) => isSame(phone, digits))) return 0
  const words = whole.split(' ')
  if (words.every((word) => name.includes(` ${word}`))) return 1
  if (words.every((word) => name.includes(` ${word}`) || rest.includes(` ${word}`))) return 2
  return 3
}

/** Whether two numbers are one, be it that one of them lacks the country’s. */
function isSame(phone: string, digits: string): boolean {
  return phone.length >= WHOLE && (phone.endsWith(digits) || digits.endsWith(phone))
}

function comparable(entry: SearchEntry): Comparable {
  const before = known.get(entry)
  if (before) return before
  const { title, code = '', detail = '', words = '', phones = '' } = entry
  const made = {
    // Of what has no code, nothing is its code.
    code: normalizeForSearch(code) || '\n',
    name: ` ${normalizeForSearch(`${title} ${code}`)}`,
    rest: ` ${normalizeForSearch(`${detail} ${words}`)}`,
    phones: phones.split('\n').map(normalizePhoneForSearch),
  }
  known.set(entry, made)
  return made
}
