import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { isPlaceholder, isSaid, waysToPay } from './waysToPay.ts'

const { typical, empty, rupees, wordsOnly } = examples.getSettings[200]

// proves X70
test.each([
  ['typical', typical.settings, true, true],
  ['wordsOnly', wordsOnly.settings, true, true],
  ['rupees', rupees.settings, true, false],
  ['empty', empty.settings, false, false],
])('in %s it is said how to pay at home, and from abroad, or not', (_, settings, atHome, abroad) => {
  expect(isSaid(waysToPay(settings, 'domestic'))).toBe(atHome)
  expect(isSaid(waysToPay(settings, 'international'))).toBe(abroad)
})

test('accounts and words stand beside each other', () => {
  const { ways, words } = waysToPay(typical.settings, 'domestic')
  expect(ways.map(({ kind }) => kind)).toEqual(['bank', 'wallet'])
  expect(words).toBe(typical.settings.paymentInstructions.domestic)
})

// proves D35.1
test.each([
  ['Bank: HBL\nAccount: 1', 'Bank: HBL\nAccount: 1', false],
  ['[Placeholder] Bank: [name]\nAccount: [number]', '', true],
  [' [placeholder]', '', true],
  ['  ', '', false],
])('of the words %j parents read %j', (domestic, words, isMarked) => {
  expect(waysToPay({ paymentInstructions: { domestic, international: '' } }, 'domestic').words).toBe(words)
  expect(isPlaceholder(domestic)).toBe(isMarked)
})
