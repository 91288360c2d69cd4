import { expect, test, vi } from 'vitest'
import type { Database } from '../database/openDatabase.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { coalesceReads } from './coalesceReads.ts'

type Asked = { database: Database; query: { course?: number }; language: 'ur' | undefined }
const asking = (): Asked => ({ database: {} as Database, query: {}, language: undefined })

test('those who ask the same in one turn share one reading; another question, language or school has its own', async () => {
  const read: Asked[] = []
  const ask = coalesceReads(async (asked: Asked) => ({ reading: read.push(asked) }))
  const asked = asking()
  const others = [{ ...asked, query: { course: 2 } }, { ...asked, language: 'ur' } as const, asking()]
  const answers = await Promise.all([asked, { ...asked }, ...others].map(ask))
  expect(answers.map(({ reading }) => reading)).toEqual([1, 1, 2, 3, 4])
  expect(read).toEqual([asked, ...others])
  expect(await ask(asked)).toEqual({ reading: 5 })
})

test('what could not be read is read anew for who asks next', async () => {
  let isAway = true
  const ask = coalesceReads(async (_asked: Asked) => {
    if (isAway) throw new Error('The database is away')
    return 'read'
  })
  const asked = asking()
  expect((await Promise.allSettled([ask(asked), ask(asked)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  isAway = false
  await expect(ask(asked)).resolves.toBe('read')
})

// proves X192
test('who asks once something was saved finds it, also while others are still being answered', async () => {
  let saved = 'before'
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ask = coalesceReads(async (_asked: Asked) => {
    const found = saved
    begun.resolve()
    await end.promise
    return found
  })
  const asked = asking()
  const early = ask(asked)
  await begun.promise
  saved = 'meanwhile'
  const late = [ask(asked), ask(asked)]
  saved = 'afterwards'
  end.resolve()
  expect(await Promise.all([early, ...late])).toEqual(['before', 'afterwards', 'afterwards'])
})

// proves X192
test('of a hundred visitors who come at once each reads the courses, and the database is asked once or a few times', async () => {
  const { database, course, server } = await openTestSchool()
  await course('Tajweed')
  const asked = vi.spyOn(database, 'executeQuery')
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.inject('/api/course/get')))
  for (const answer of answers) expect(answer.json()).toMatchObject({ course: [{ name: 'Tajweed' }] })
  expect(asked.mock.calls.length).toBeLessThanOrEqual(10)
})
