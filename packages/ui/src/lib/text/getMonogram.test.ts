import { expect, test } from 'vitest'
import { getMonogram } from './getMonogram.ts'

test.each([
  ['Tajweed for beginners', 'TB'],
  ['tajweed', 'T'],
  ['The stories of the prophets', 'SP'],
  ['Arabic grammar I', 'AI'],
  ['التجويد المتقدم', 'ت'],
  ['بچوں کے لیے قاعدہ', 'ب'],
  ['Hifz حفظ', 'H'],
  ['  ', ''],
  ['2026', ''],
  ['30. Juz’', 'J'],
])('%s is %s', (title, letters) => {
  expect(getMonogram(title)).toBe(letters)
})
