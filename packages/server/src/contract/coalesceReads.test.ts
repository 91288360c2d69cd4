import { expect, test, vi } from 'vitest'
import type { Database } from '../database/openDatabase.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { coalesceReads } from './coalesceReads.ts'

type TestRequest = { database: Database; query: { course?: number }; language: 'ur' | undefined }
const createRequest = (): TestRequest => ({ database: {} as Database, query: {}, language: undefined })

test('coalesceReads shares one read between equal requests of one turn', async () => {
  const read: TestRequest[] = []
  const api = coalesceReads(async (request: TestRequest) => ({ reading: read.push(request) }))
  const request = createRequest()
  const others = [{ ...request, query: { course: 2 } }, { ...request, language: 'ur' } as const, createRequest()]
  const responses = await Promise.all([request, { ...request }, ...others].map(api))
  expect(responses.map(({ reading }) => reading)).toEqual([1, 1, 2, 3, 4])
  expect(read).toEqual([request, ...others])
  expect(await api(request)).toEqual({ reading: 5 })
})

test('coalesceReads reads again after a failure', async () => {
  let isAway = true
  const api = coalesceReads(async (_request: TestRequest) => {
    if (isAway) throw new Error('The database is away')
    return 'read'
  })
  const request = createRequest()
  expect((await Promise.allSettled([api(request), api(request)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  isAway = false
  await expect(api(request)).resolves.toBe('read')
})

// proves X192
test('coalesceReads starts a new read for requests made during a running one', async () => {
  let saved = 'before'
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const api = coalesceReads(async (_request: TestRequest) => {
    const found = saved
    begun.resolve()
    await end.promise
    return found
  })
  const request = createRequest()
  const early = api(request)
  await begun.promise
  saved = 'meanwhile'
  const late = [api(request), api(request)]
  saved = 'afterwards'
  end.resolve()
  expect(await Promise.all([early, ...late])).toEqual(['before', 'afterwards', 'afterwards'])
})

// proves X192
test('a hundred concurrent listCourses requests cause few database queries', async () => {
  const { database, course, server } = await openTestSchool()
  await course('Tajweed')
  const executeQuery = vi.spyOn(database, 'executeQuery')
  const responses = await Promise.all(Array.from({ length: 100 }, () => server.inject('/api/course/get')))
  for (const response of responses) expect(response.json()).toMatchObject({ course: [{ name: 'Tajweed' }] })
  expect(executeQuery.mock.calls.length).toBeLessThanOrEqual(10)
})
