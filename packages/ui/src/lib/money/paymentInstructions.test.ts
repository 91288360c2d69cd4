import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import {
  isPlaceholderText,
  hasPaymentInstructions,
  paymentOrigins,
  getPaymentInstructions,
} from './paymentInstructions.ts'

const { typical, empty, rupees, wordsOnly } = examples.getSettings[200]

// proves X70
test.each([
  ['typical', typical.settings, true, true],
  ['wordsOnly', wordsOnly.settings, true, true],
  ['rupees', rupees.settings, true, false],
  ['empty', empty.settings, false, false],
])('in %s it is said how to pay at home, and from abroad, or not', (_, settings, atHome, abroad) => {
  expect(hasPaymentInstructions(getPaymentInstructions(settings, 'domestic'))).toBe(atHome)
  expect(hasPaymentInstructions(getPaymentInstructions(settings, 'international'))).toBe(abroad)
})

test('accounts and words stand beside each other', () => {
  const { ways, words } = getPaymentInstructions(typical.settings, 'domestic')
  expect(ways.map(({ kind }) => kind)).toEqual(['bank', 'wallet'])
  expect(words).toBe(typical.settings.paymentInstructions.domestic)
})

const deployed = { domestic: 'Pay at the counter.', international: 'Pay by SWIFT.' }

// proves X70
test.each([
  ['typical', typical.settings, typical.settings.paymentInstructions.domestic],
  ['wordsOnly', wordsOnly.settings, wordsOnly.settings.paymentInstructions.domestic],
  ['empty', empty.settings, deployed.domestic],
])('with settings as in %s, the text of the deployment is used only if they say nothing', (_, settings, words) => {
  expect(getPaymentInstructions({ ...settings, deployedInstructions: deployed }, 'domestic').words).toBe(words)
})

test('the text of the deployment stands for a set of its own', () => {
  const { ways, words } = getPaymentInstructions(
    { ...rupees.settings, deployedInstructions: deployed },
    'international',
  )
  expect([ways, words]).toEqual([[], deployed.international])
})

test('a deployment that left the placeholder in its text says nothing', () => {
  const texts = { domestic: '[Placeholder] Bank', international: ' ' }
  for (const origin of paymentOrigins) {
    expect(
      hasPaymentInstructions(getPaymentInstructions({ ...empty.settings, deployedInstructions: texts }, origin)),
    ).toBe(false)
  }
})

// proves D35.1
test.each([
  ['Bank: HBL\nAccount: 1', 'Bank: HBL\nAccount: 1', false],
  ['[Placeholder] Bank: [name]\nAccount: [number]', '', true],
  [' [placeholder]', '', true],
  ['  ', '', false],
])('of the words %j parents read %j', (domestic, words, isMarked) => {
  expect(getPaymentInstructions({ paymentInstructions: { domestic, international: '' } }, 'domestic').words).toBe(words)
  expect(isPlaceholderText(domestic)).toBe(isMarked)
})
