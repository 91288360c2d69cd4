import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invalidateChanged } from './invalidateChanged.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Somebody who looks at the answers of calls that take a tenth of a second, and how often each was asked. */
async function look(...ids: string[]) {
  const queries = new QueryClient()
  const asked: Record<string, number> = {}
  const queryFn = async ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => {
    asked[String(id)] = (asked[String(id)] ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, 100))
    return 'an answer'
  }
  for (const id of ids) new QueryObserver(queries, { queryKey: [id], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  return { queries, asked, after: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

test('what holds such records is read again within a second, and nothing else', async () => {
  const { queries, asked, after } = await look('listPolicies', 'listStudents', 'getTimetable', 'isOffered')
  invalidateChanged(queries, ['attendance', 'policies'])
  await after(1000)
  expect(asked).toEqual({ listPolicies: 2, listStudents: 1, getTimetable: 2, isOffered: 1 })
  invalidateChanged(queries, 'anything')
  await after(1000)
  expect(asked).toEqual({ listPolicies: 3, listStudents: 2, getTimetable: 3, isOffered: 1 })
})

test('what was read since it was told, as after a change of one’s own, is not read twice', async () => {
  const { queries, asked, after } = await look('listPolicies')
  invalidateChanged(queries, ['policies'])
  await after(5)
  void queries.invalidateQueries({ queryKey: ['listPolicies'] })
  await after(2000)
  expect(asked).toEqual({ listPolicies: 2 })
})

test('what was on the way when it was told may be old, and is read again', async () => {
  const { queries, asked, after } = await look('listPolicies')
  void queries.invalidateQueries({ queryKey: ['listPolicies'] })
  await after(50)
  invalidateChanged(queries, ['policies'])
  await after(2000)
  expect(asked).toEqual({ listPolicies: 3 })
})
