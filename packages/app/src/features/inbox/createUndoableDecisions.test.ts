import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUndoableDecisions } from './createUndoableDecisions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What was sent, in its order; nothing is answered before a test says so. */
function open() {
  const sent: string[] = []
  const answers = new Map<string, () => void>()
  const decisions = createUndoableDecisions<string>((key) => key)
  decisions.setSender((key) => {
    sent.push(key)
    return new Promise((resolve) => answers.set(key, resolve))
  })
  const state = () => ({ held: decisions.get().held, hidden: [...decisions.get().hidden] })
  return { ...decisions, sent, answers, state }
}

// proves X53
test('a decision is held for five seconds, then sent once, and gone when it is answered', async () => {
  const { schedule, sent, state, answers } = open()
  schedule('a')
  schedule('a')
  expect(state()).toEqual({ held: ['a'], hidden: ['a'] })
  await vi.advanceTimersByTimeAsync(4999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['a'])
  // On its way it can be neither taken back nor decided again.
  schedule('a')
  expect(state()).toEqual({ held: [], hidden: ['a'] })
  answers.get('a')?.()
  await vi.runAllTimersAsync()
  expect([sent, state()]).toEqual([['a'], { held: [], hidden: [] }])
})

// proves X53
test('what is taken back is never sent, and can be decided again', async () => {
  const { schedule, undo, sent, state } = open()
  schedule('a')
  schedule('b')
  undo('a')
  expect(state()).toEqual({ held: ['b'], hidden: ['b'] })
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['b'])
  schedule('a')
  expect(state().held).toEqual(['a'])
})

test('three are held at once: with a fourth the first is sent', () => {
  const { schedule, sent, state } = open()
  for (const key of ['a', 'b', 'c', 'd', 'e']) schedule(key)
  expect([sent, state().held]).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
})

test('whoever leaves has sent all that was held, each once', async () => {
  const { schedule, flush, sent } = open()
  schedule('a')
  schedule('b')
  flush()
  flush()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['a', 'b'])
})

test('while somebody points at them they wait, and have their whole time afterwards', async () => {
  const { schedule, pause, resume, sent } = open()
  schedule('a')
  await vi.advanceTimersByTimeAsync(4000)
  pause()
  schedule('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  resume()
  await vi.advanceTimersByTimeAsync(4999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['a', 'b'])
})

test('whoever pointed at what is gone now doesn’t hold the next one', async () => {
  const { schedule, pause, undo, sent } = open()
  schedule('a')
  pause()
  undo('a')
  schedule('b')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['b'])
})

test('what could not be sent is there to be decided again, and whoever listens is told of each change', async () => {
  const { schedule, subscribe, answers, state } = open()
  const seen: string[][] = []
  const stop = subscribe(() => seen.push(state().hidden))
  schedule('a')
  await vi.advanceTimersByTimeAsync(5000)
  answers.get('a')?.()
  await vi.runAllTimersAsync()
  expect(seen).toEqual([['a'], ['a'], []])
  stop()
  schedule('b')
  expect(seen).toHaveLength(3)
})
