import { expect, test, vi } from 'vitest'
import { late } from './late.ts'

test('what is late is fetched once, when it is asked for', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(() => Promise.resolve('window'))
  const { part, load, subscribe } = late(fetchPart)
  const onCome = vi.fn<() => void>()
  subscribe(onCome)
  expect(part()).toBeUndefined()
  expect(fetchPart).not.toHaveBeenCalled()
  await Promise.all([load(), load()])
  await load()
  expect(part()).toBe('window')
  expect(fetchPart).toHaveBeenCalledTimes(1)
  expect(onCome).toHaveBeenCalledTimes(1)
})

test('what did not come breaks nothing and is asked for again', async () => {
  const fetchPart = vi.fn<() => Promise<string>>()
  fetchPart.mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce('window')
  const { part, load } = late(fetchPart)
  await load()
  expect(part()).toBeUndefined()
  await load()
  expect(part()).toBe('window')
})

test('nobody hears of it who has stopped to listen', async () => {
  const { load, subscribe } = late(() => Promise.resolve('window'))
  const onCome = vi.fn<() => void>()
  subscribe(onCome)()
  await load()
  expect(onCome).not.toHaveBeenCalled()
})
