import { expect, test } from 'vitest'
import { createFairQueue } from './createFairQueue.ts'

const breathe = () => new Promise((resolve) => setImmediate(resolve))

test('one is done at a time, in the order in which they came, and one that fails holds nobody up', async () => {
  const inTurn = createFairQueue()
  const done: number[] = []
  let [atOnce, most] = [0, 0]
  const work = (index: number) => async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await breathe()
    atOnce -= 1
    done.push(index)
    if (index === 1) throw new Error('It fails.')
    return index
  }
  const sender = { key: 'a', mostWaiting: 3 }
  const results = await Promise.allSettled([0, 1, 2, 3].map((index) => inTurn(sender, work(index))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect([done, most]).toEqual([[0, 1, 2, 3], 1])
  expect(await inTurn(sender, work(4))).toBe(4)
})

test('senders take turns, so that one with much work delays another by one piece', async () => {
  const inTurn = createFairQueue()
  const done: string[] = []
  const send = (key: string, name: string) =>
    inTurn({ key, mostWaiting: 9 }, async () => {
      await breathe()
      done.push(name)
    })
  await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name)), send('b', 'b1'), send('c', 'c1')])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a sender with as much waiting as allowed is refused with 429, and others are not', async () => {
  const inTurn = createFairQueue()
  const send = (key: string) => inTurn({ key, mostWaiting: 2 }, breathe)
  const results = await Promise.allSettled([send('a'), send('a'), send('a'), send('a'), send('b')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(Promise.all([send('a'), send('a'), send('a'), send('a')])).rejects.toMatchObject({ status: 429 })
})
