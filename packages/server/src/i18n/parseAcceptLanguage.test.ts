import { expect, test } from 'vitest'
import { parseAcceptLanguage } from './parseAcceptLanguage.ts'

test.each([
  ['ur', 'ur'],
  ['ar-EG', 'ar'],
  ['UR-pk, en;q=0.9', 'ur'],
  ['de-DE,de;q=0.9,ar;q=0.4,en;q=0.5', 'en'],
  ['fr, ar;q=0.2', 'ar'],
  ['ur;q=0, en;q=0.1', 'en'],
  ['urdu, arabic', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;q=,,;q=x', undefined],
])('%s asks for %s', (accepted, language) => {
  expect(parseAcceptLanguage(accepted)).toBe(language)
})
