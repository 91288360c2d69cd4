import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUndoableDecisions } from './createUndoableDecisions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Records what is sent; the test resolves each request. */
function open() {
  const sent: string[] = []
  const resolvers = new Map<string, () => void>()
  const decisions = createUndoableDecisions<string>((key) => key)
  decisions.setSender((key) => {
    sent.push(key)
    return new Promise((resolve) => resolvers.set(key, resolve))
  })
  const state = () => ({ pending: decisions.get().pending, hidden: [...decisions.get().hidden] })
  return { ...decisions, sent, resolvers, state }
}

// proves X53
test('a decision is pending for five seconds, sent once, and shown again after the response', async () => {
  const { schedule, sent, state, resolvers } = open()
  schedule('a')
  schedule('a')
  expect(state()).toEqual({ pending: ['a'], hidden: ['a'] })
  await vi.advanceTimersByTimeAsync(4999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['a'])
  // While being sent it can’t be undone or decided again.
  schedule('a')
  expect(state()).toEqual({ pending: [], hidden: ['a'] })
  resolvers.get('a')?.()
  await vi.runAllTimersAsync()
  expect([sent, state()]).toEqual([['a'], { pending: [], hidden: [] }])
})

// proves X53
test('an undone decision is never sent and can be made again', async () => {
  const { schedule, undo, sent, state } = open()
  schedule('a')
  schedule('b')
  undo('a')
  expect(state()).toEqual({ pending: ['b'], hidden: ['b'] })
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['b'])
  schedule('a')
  expect(state().pending).toEqual(['a'])
})

test('three decisions are pending at once; a fourth sends the first', () => {
  const { schedule, sent, state } = open()
  for (const key of ['a', 'b', 'c', 'd', 'e']) schedule(key)
  expect([sent, state().pending]).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ])
})

test('flush sends every pending decision once', async () => {
  const { schedule, flush, sent } = open()
  schedule('a')
  schedule('b')
  flush()
  flush()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['a', 'b'])
})

test('hovering pauses all pending decisions and restarts their timers afterwards', async () => {
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

test('hovering a decision that disappears doesn’t pause the next one', async () => {
  const { schedule, pause, undo, sent } = open()
  schedule('a')
  pause()
  undo('a')
  schedule('b')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['b'])
})

test('a decision that fails to send can be made again, and listeners are notified of each change', async () => {
  const { schedule, subscribe, resolvers, state } = open()
  const changes: string[][] = []
  const stop = subscribe(() => changes.push(state().hidden))
  schedule('a')
  await vi.advanceTimersByTimeAsync(5000)
  resolvers.get('a')?.()
  await vi.runAllTimersAsync()
  expect(changes).toEqual([['a'], ['a'], []])
  stop()
  schedule('b')
  expect(changes).toHaveLength(3)
})
