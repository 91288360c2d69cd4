import { expect, test } from 'vitest'
import { createTurns } from './createTurns.ts'

test('one is done at a time, in the order in which they came, and one that fails holds nobody up', async () => {
  const inTurn = createTurns()
  const done: number[] = []
  let [atOnce, most] = [0, 0]
  const work = (index: number) => async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce -= 1
    done.push(index)
    if (index === 1) throw new Error('It fails.')
    return index
  }
  const results = await Promise.allSettled([0, 1, 2, 3].map((index) => inTurn(work(index))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect([done, most]).toEqual([[0, 1, 2, 3], 1])
})
