import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LeavePrompt, createLeaveGuard } from './UnsavedChanges.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const ask = vi.fn<(question: LeavePrompt | undefined) => void>()
  const proceed = vi.fn<() => void>()
  const guard = createLeaveGuard(ask)
  return { ask, proceed, guard, lastAsked: () => ask.mock.lastCall?.[0] }
}
const words = { title: 'Leave?', text: 'A password is lost.' }
const form = { message: undefined, isSending: false }
const sending = { message: undefined, isSending: true }

test('nobody is held where nothing is lost', () => {
  const { guard, proceed, lastAsked } = open()
  guard.report('form', form)
  guard.report('form')
  expect(guard.hasChanges()).toBe(false)
  guard.confirmLeave(proceed)
  expect(proceed).toHaveBeenCalledOnce()
  expect(lastAsked()).toBeUndefined()
})

test('leaving a form asks at once, and goes on after the answer', () => {
  const { guard, proceed, lastAsked } = open()
  guard.report('form', form)
  guard.confirmLeave(proceed)
  expect(lastAsked()).toEqual(form)
  guard.stay()
  expect(lastAsked()).toBeUndefined()
  expect(guard.hasChanges()).toBe(true)
  guard.confirmLeave(proceed)
  guard.leave()
  expect(proceed).toHaveBeenCalledOnce()
  expect(guard.hasChanges()).toBe(false)
})

test('while it is saved nobody is asked, and who waits goes on when it is done', async () => {
  const { ask, guard, proceed } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  guard.report('form')
  await vi.runAllTimersAsync()
  expect(proceed).toHaveBeenCalledOnce()
  expect(ask.mock.calls.flat().filter(Boolean)).toEqual([])
})

test('a form that is drawn anew while it is asked about holds all the same', async () => {
  const { guard, proceed } = open()
  guard.report('form', form)
  guard.confirmLeave(proceed)
  guard.report('form')
  guard.report('form', form)
  await vi.runAllTimersAsync()
  expect(proceed).not.toHaveBeenCalled()
})

test('where saving takes long it is asked after a second; done then, it goes on by itself', async () => {
  const { guard, proceed, lastAsked } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  await vi.advanceTimersByTimeAsync(999)
  expect(lastAsked()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(lastAsked()).toEqual(sending)
  guard.report('form')
  await vi.runAllTimersAsync()
  expect(lastAsked()).toBeUndefined()
  expect(proceed).toHaveBeenCalledOnce()
})

test('where saving is refused, who wanted to leave stays', async () => {
  const { guard, proceed, lastAsked } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  guard.report('form', form)
  await vi.runAllTimersAsync()
  expect(lastAsked()).toBeUndefined()
  expect(proceed).not.toHaveBeenCalled()
})

test('what saving brings forth is asked about before it is left', async () => {
  const { guard, proceed, lastAsked } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  guard.report('form')
  guard.report('password', { message: words })
  await vi.runAllTimersAsync()
  expect(lastAsked()).toMatchObject({ message: words })
  expect(proceed).not.toHaveBeenCalled()
})

test('within a page only its forms are asked about, and their words come first', () => {
  const { guard, proceed, lastAsked } = open()
  guard.report('password', { message: words })
  guard.confirmLeave(proceed, { isWithinPage: true })
  expect(proceed).toHaveBeenCalledOnce()
  guard.confirmLeave(proceed)
  expect(lastAsked()).toMatchObject({ message: words })
  guard.report('form', form)
  guard.confirmLeave(proceed)
  expect(lastAsked()).toEqual(form)
  expect(proceed).toHaveBeenCalledOnce()
})
