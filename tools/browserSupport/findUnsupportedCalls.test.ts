import { expect, test } from 'vitest'
import { findUnsupportedCalls } from './findUnsupportedCalls.ts'

test.each([
  ['AbortSignal.any([one, other])', ['AbortSignal.any']],
  ['if (URL.canParse(text)) go()', ['URL.canParse']],
  ['const found = Object.groupBy(list, by)', ['.groupBy']],
  ['one.union(other)', ['.union']],
  ['element.checkVisibility()', ['.checkVisibility']],
  ['const zone = new URLPattern({})', ['new URLPattern']],
  ['Promise.withResolvers(); Promise.try(work)', ['.try', '.withResolvers']],
])('%s needs a newer browser', (text, calls) => {
  expect(findUnsupportedCalls('script.js', text)).toEqual(calls)
})

test.each([
  'list.toSorted().at(-1)',
  'AbortSignal.timeout(10)',
  'new URL(text).href',
  'Object.hasOwn(thing, name)',
  'structuredClone(thing)',
  'crypto.randomUUID()',
  'new Intl.NumberFormat("ar").format(5)',
  'const { any } = settings; any()',
])('%s does not', (text) => {
  expect(findUnsupportedCalls('script.js', text)).toEqual([])
})
