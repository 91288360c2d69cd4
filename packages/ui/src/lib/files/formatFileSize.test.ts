import { expect, test } from 'vitest'
import { formatFileSize } from './formatFileSize.ts'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [425_984, '426 kB'],
  [18_874_368, '18.9 MB'],
  [912_680_550, '913 MB'],
  [64_424_509_440, '64.4 GB'],
  [9_007_199_254_740_000, '9,007 TB'],
])('formatFileSize(%i) returns %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en')).toBe(text)
})
