import { expect, test } from 'vitest'
import { getDiscountState } from './getDiscountState.ts'

const open = { endedAt: null, from: null, until: null, mostUses: null, uses: 7, currency: null }

// proves X140
test.each([
  ['holds', {}],
  ['holds', { from: '2026-03-02', until: '2026-03-02', mostUses: 8, currency: 'USD' }],
  ['later', { from: '2026-03-03' }],
  ['over', { until: '2026-03-01' }],
  ['usedUp', { mostUses: 7 }],
  ['otherCurrency', { currency: 'EUR' }],
  ['ended', { endedAt: '2026-03-01T08:00:00.000Z', until: '2026-03-01', mostUses: 7 }],
] as const)('%s: %o', (state, own) => {
  expect(getDiscountState({ ...open, ...own }, '2026-03-02', 'USD')).toBe(state)
})
