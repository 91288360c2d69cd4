import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidateChangedQueries } from './invalidateChangedQueries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Observes queries that take 100 ms each, and counts their requests. */
async function observe(...ids: string[]) {
  const queries = new QueryClient()
  const requestCounts: Record<string, number> = {}
  const queryFn = async ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => {
    requestCounts[String(id)] = (requestCounts[String(id)] ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, 100))
    return 'an answer'
  }
  for (const id of ids) new QueryObserver(queries, { queryKey: [id], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  return { queries, requestCounts, advance: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

test('queries with changed records refetch within a second, others don’t', async () => {
  const { queries, requestCounts, advance } = await observe('listPolicies', 'listStudents', 'getTimetable', 'isOffered')
  invalidateChangedQueries(queries, ['attendance', 'policies'])
  await advance(1000)
  expect(requestCounts).toEqual({ listPolicies: 2, listStudents: 1, getTimetable: 2, isOffered: 1 })
  invalidateChangedQueries(queries, 'anything')
  await advance(1000)
  expect(requestCounts).toEqual({ listPolicies: 3, listStudents: 2, getTimetable: 3, isOffered: 1 })
})

test('a query that loaded after the change, as after an own mutation, isn’t refetched', async () => {
  const { queries, requestCounts, advance } = await observe('listPolicies')
  invalidateChangedQueries(queries, ['policies'])
  await advance(5)
  void queries.invalidateQueries({ queryKey: ['listPolicies'] })
  await advance(2000)
  expect(requestCounts).toEqual({ listPolicies: 2 })
})

test('a query that was loading during the change is refetched', async () => {
  const { queries, requestCounts, advance } = await observe('listPolicies')
  void queries.invalidateQueries({ queryKey: ['listPolicies'] })
  await advance(50)
  invalidateChangedQueries(queries, ['policies'])
  await advance(2000)
  expect(requestCounts).toEqual({ listPolicies: 3 })
})
