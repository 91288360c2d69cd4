import { expect, test } from 'vitest'
import { offerRandomNames } from './offerRandomNames.ts'

const getRandomValues = crypto.getRandomValues.bind(crypto)

test('without TLS a page can make names all the same, no two alike', () => {
  const bare: Parameters<typeof offerRandomNames>[0] = { getRandomValues }
  offerRandomNames(bare)
  const names = Array.from({ length: 1000 }, () => bare.randomUUID?.())
  for (const name of names) expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(names).size).toBe(1000)
})

test('the browser’s own is left where it is', () => {
  const own = () => 'a-b-c-d-e' as const
  const crypto = { getRandomValues, randomUUID: own }
  offerRandomNames(crypto)
  expect(crypto.randomUUID).toBe(own)
})
