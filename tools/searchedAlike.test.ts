import { normalizePhoneForSearch } from '@maktab/contract/wire/normalizePhoneForSearch'
import { expect, test } from 'vitest'
import {
  type SearchTerm,
  type ParsedSearch,
  parseSearch as termsOfServer,
} from '../packages/server/src/lists/parseSearch.ts'
import { createSearchText } from '../packages/server/src/lists/createSearchText.ts'
import { parseSearch as termsOfList } from '../packages/ui/src/components/DataTable/search/parseSearch.ts'

const before = ['', '+92 ', '0092', '0', '(0)', '+', '+92 (0)']
const after = ['', '1', '12', '300', '300-12', '300 1234567', '3001234567', '7 1234567', '1234567', '٣٠٠ ١٢٣٤٥٦٧']
const numbers = before.flatMap((one) => after.map((other) => one + other))
const words = ['', 'Zaynab', 'محمّد', 'STD-12', '12 300', 'a_b%']
const rows = numbers.flatMap((phone, at) =>
  words.map((word) => ({ word, phones: `${phone}\n${numbers[at * 7] ?? ''}` })),
)
// The server's rows have the digits of telephone numbers among their words.
const found = rows.map(({ word, phones }) => {
  const lines = phones.split('\n').flatMap((line) => normalizePhoneForSearch(line) || [])
  return { text: createSearchText([word], [phones]), phones: lines.map((line) => `\n${line}`).join('') }
})
const searches = [
  ...numbers,
  ...words,
  'zaynab 300',
  '12 +92',
  '92 300 1234567',
  '300 محمد',
  '12 12',
  '0 300 123',
  '1234567 300',
  '% _',
  '+',
  '((',
]

/** As a database compares: between the signs for any others everything follows in its order. */
function isLike(text: string, pattern: string): boolean {
  let at = 0
  return pattern.split('%').every((part) => {
    const found = text.indexOf(part, at)
    at = found + part.length
    return found !== -1
  })
}

/** Whether the server finds a row, and whether its index would. */
function findOnServer(text: string, { near, exact }: ParsedSearch): { isFound: boolean; isNear: boolean } {
  const fits = (term: SearchTerm) => term.some((pattern) => isLike(text, pattern))
  const isNear = near.every(fits)
  if (!exact) return { isFound: isNear, isNear }
  return { isFound: exact.words.every(fits) || (exact.phone !== undefined && fits(exact.phone)), isNear }
}

test('the server finds the rows that a list finds by itself, names and telephone numbers alike', () => {
  const [wrong, missed]: [string[], string[]] = [[], []]
  let count = 0
  for (const search of searches) {
    const asks = termsOfList(search)
    const terms = termsOfServer(search) ?? { near: [] }
    for (const { text, phones } of found) {
      const isFoundByList = asks?.({ text, phones }) ?? true
      const { isFound, isNear } = findOnServer(text, terms)
      const told = `${search} in ${text}`
      if (isFound !== isFoundByList) wrong.push(told)
      // What an index finds may be too much, never too little.
      if (isFound && !isNear) missed.push(told)
      if (isFound) count += 1
    }
  }
  expect(wrong).toEqual([])
  expect(missed).toEqual([])
  expect(count).toBeGreaterThan(1000)
})
