import { expect, test } from 'vitest'
import { getBroadcastInterval } from './getBroadcastInterval.ts'

test('few are told at once, many of what was gathered for a moment, and nobody waits long', () => {
  expect([0, 1, 25, 250, 10_000].map(getBroadcastInterval)).toEqual([200, 200, 200, 2000, 5000])
})
