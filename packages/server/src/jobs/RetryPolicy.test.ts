import { expect, test } from 'vitest'
import { defaultRetryPolicy } from './RetryPolicy.ts'

const MINUTE = 60_000

test('a job that fails is tried again after one minute, then after twice as long each time, for more than a day', () => {
  const { maxAttempts, backoff } = defaultRetryPolicy
  const delays = Array.from({ length: maxAttempts - 1 }, (_, count) => backoff(count + 1) / MINUTE)
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 60)
})
