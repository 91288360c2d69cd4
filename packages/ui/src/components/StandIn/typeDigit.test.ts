import { expect, test } from 'vitest'
import { type Typing, takeBack, typeDigit } from './typeDigit.ts'
import type { Kind, PartName } from './wireParts.ts'

const orders: Record<Kind, readonly PartName[]> = { time: ['hour', 'minute'], day: ['day', 'month', 'year'] }

/** What is there after these keys; `<` takes back. */
function afterKeys(kind: Kind, text: string, keys: string, at = orders[kind][0]!): [string, PartName, string] {
  let typed: { text: string; typing: Typing } = { text, typing: { at, entered: '' } }
  for (const key of keys) {
    typed =
      key === '<'
        ? takeBack(typed.text, kind, orders[kind], typed.typing)
        : typeDigit(typed.text, kind, orders[kind], typed.typing, key)
  }
  return [typed.text, typed.typing.at, typed.typing.entered]
}

test.each([
  ['', '1', ['01:', 'hour', '1']],
  ['', '16', ['16:', 'minute', '']],
  ['', '7', ['07:', 'minute', '']],
  ['', '1605', ['16:05', 'minute', '']],
  ['', '167', ['16:07', 'minute', '']],
  ['', '0030', ['00:30', 'minute', '']],
  ['16:05', '17', ['17:05', 'minute', '']],
  ['16:05:00', '1', ['01:05', 'hour', '1']],
  ['', '17<', ['17:', 'hour', '']],
  ['', '17<<6', ['16:', 'minute', '']],
  ['16:05', '<', ['01:05', 'hour', '1']],
  ['', '<', ['', 'hour', '']],
] as const)('a time of %j with %j typed', (text, keys, is) => expect(afterKeys('time', text, keys)).toEqual(is))

test.each([
  ['', '05071990', ['1990-07-05', 'year', '']],
  ['', '571990', ['1990-07-05', 'year', '']],
  ['', '3112', ['-12-31', 'year', '']],
  ['', '05071', ['0001-07-05', 'year', '1']],
  ['1990-07-05', '<', ['1990-07-', 'day', '']],
] as const)('a day of %j with %j typed', (text, keys, is) => expect(afterKeys('day', text, keys)).toEqual(is))

test('what is typed begins where it was pressed', () => {
  expect(afterKeys('time', '16:05', '30', 'minute')).toEqual(['16:30', 'minute', ''])
  expect(afterKeys('time', '16:05', '<<', 'minute')).toEqual(['16:', 'hour', ''])
})
