import { expect, test } from 'vitest'
import { decryptText, encryptText } from './encryptedText.ts'

// proves 1§3.4
test('a text comes back as it was, and looks different each time', () => {
  const [one, other] = [encryptText('admin', 'role'), encryptText('admin', 'role')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('admin')
  expect([decryptText(one, 'role'), decryptText(other, 'role')]).toEqual(['admin', 'admin'])
})

// proves D38.1
test.each([
  ['a changed letter', (sealed: string) => (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
  ['a cut end', (sealed: string) => sealed.slice(0, -4)],
  ['plain words', () => 'admin'],
  ['nothing', () => ''],
])('%s reads as nothing', (_, change) => {
  expect(decryptText(change(encryptText('admin', 'role')), 'role')).toBeUndefined()
})

// proves D38.1
test('what was sealed for one purpose can’t be put in another’s place', () => {
  expect(decryptText(encryptText('admin', 'role of one'), 'role of another')).toBeUndefined()
})
