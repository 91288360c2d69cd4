import { ApiError } from '@maktab/client/ApiError'
import { expect, test } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'

/** How often a query is sent if its first attempt fails with this error. */
async function countRequests(failure: ApiError): Promise<number> {
  let requestCount = 0
  const queryFn = async () => {
    requestCount += 1
    if (requestCount === 1) throw failure
    return 'the list'
  }
  await Promise.allSettled([createQueryClient().fetchQuery({ queryKey: ['list'], queryFn })])
  return requestCount
}

// proves X190
test.each([
  ['with a network error', new ApiError({ kind: 'network', message: 'No line' }), 2],
  ['with a 503 response', new ApiError({ kind: 'answer', status: 503, message: 'Busy' }), 2],
  ['with a 502 response of a proxy', new ApiError({ kind: 'malformed', status: 502, message: 'Bad gateway' }), 2],
  ['with a 504 response of a proxy', new ApiError({ kind: 'answer', status: 504, message: 'Time-out' }), 2],
  ['with a 403 response', new ApiError({ kind: 'answer', status: 403, message: 'No' }), 1],
  ['with a 500 response', new ApiError({ kind: 'answer', status: 500, message: 'Something went wrong' }), 1],
])('a query %s is retried or not', async (_, error, times) => {
  expect(await countRequests(error)).toBe(times)
})
