import { expect, test } from 'vitest'
import { beginsWith, stepFrom } from './chosenByKey.ts'

const options = [
  { id: '1', label: 'Ahmed', disabledReason: 'Away' },
  { id: '2', label: 'Élodie' },
  { id: '3', label: 'عثمان' },
  { id: '4', label: 'Zaynab', disabledReason: 'Away' },
  { id: '5', label: 'Zaynab Malik' },
]

test('a step goes to the next that can be chosen, and from nothing to the first', () => {
  expect(stepFrom(options, null, 1)?.id).toBe('2')
  expect(stepFrom(options, null, -1)?.id).toBe('2')
  expect(stepFrom(options, '3', 1)?.id).toBe('5')
  expect(stepFrom(options, '5', -1)?.id).toBe('3')
  expect(stepFrom(options, '2', -1)).toBeUndefined()
  expect(stepFrom(options, '5', 1)).toBeUndefined()
  expect(stepFrom([], null, 1)).toBeUndefined()
})

test('letters find the first that begins with them and can be chosen, however they are written', () => {
  expect(beginsWith(options, 'e')?.id).toBe('2')
  expect(beginsWith(options, 'عُ')?.id).toBe('3')
  expect(beginsWith(options, 'zaynab')?.id).toBe('5')
  expect(beginsWith(options, 'a')).toBeUndefined()
  expect(beginsWith(options, ' ')).toBeUndefined()
})
