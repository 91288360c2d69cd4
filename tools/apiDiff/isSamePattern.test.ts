import { expect, test } from 'vitest'
import { isSamePattern } from './isSamePattern.ts'

const hidden = String.raw`[^\p{Cc}\p{Zl}\p{Zp}\u00AD\u200B\u202A-\u202E]*`
const listed = String.raw`[^\x00-\x1F\x7F-\x9F\xAD` + '\u200B\u2028-\u202E]*'

test.each([
  [String.raw`^\d{4}-\d{2}$`, '^[0-9]{4}-[0-9]{2}$'],
  [String.raw`^[\w-]{32}$`, '^[A-Za-z0-9_-]{32}$'],
  [String.raw`^([01]\d|2[0-3])$`, '^([01][0-9]|2[0-3])$'],
  [`^${hidden}$`, `^${listed}$`],
])('%s and %s are the same pattern', (one, other) => {
  expect(isSamePattern(one, other)).toBe(true)
})

test.each([
  [String.raw`^\d{4}$`, '^[0-9]{3}$'],
  [String.raw`^\d$`, '^[0-8]$'],
  [`^${hidden}$`, `^${listed.replace(String.raw`\xAD`, '')}$`],
  ['a', 'b'],
])('%s and %s are not the same pattern', (one, other) => {
  expect(isSamePattern(one, other)).toBe(false)
})
