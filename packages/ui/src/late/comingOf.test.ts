import { expect, test, vi } from 'vitest'
import { allCome, comingOf } from './comingOf.ts'
import { late } from './late.ts'

test('where a page is made, what stands on it is fetched at once, and once', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(() => Promise.resolve('form'))
  const part = late(fetchPart)
  expect(comingOf(part)).toBe(comingOf(part))
  await comingOf(part)
  expect(part.part()).toBe('form')
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

test('what has come already is waited for no longer than React looks at it', async () => {
  const part = late(() => Promise.resolve('form'))
  await part.load()
  expect(comingOf(part)).toMatchObject({ status: 'fulfilled' })
})

test('where nothing is awaited, all has come', async () => {
  await expect(allCome()).resolves.toBeUndefined()
})
