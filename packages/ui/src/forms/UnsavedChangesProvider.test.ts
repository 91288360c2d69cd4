import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LeavePrompt, createLeaveGuard } from './UnsavedChangesProvider.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const ask = vi.fn<(prompt: LeavePrompt | undefined) => void>()
  const proceed = vi.fn<() => void>()
  const guard = createLeaveGuard(ask)
  return { ask, proceed, guard, lastPrompt: () => ask.mock.lastCall?.[0] }
}
const message = { title: 'Leave?', text: 'A password is lost.' }
const form = { message: undefined, isSending: false }
const sending = { message: undefined, isSending: true }

test('confirmLeave proceeds at once when there are no unsaved changes', () => {
  const { guard, proceed, lastPrompt } = open()
  guard.report('form', form)
  guard.report('form')
  expect(guard.hasChanges()).toBe(false)
  guard.confirmLeave(proceed)
  expect(proceed).toHaveBeenCalledOnce()
  expect(lastPrompt()).toBeUndefined()
})

test('confirmLeave asks about unsaved changes and proceeds after leave()', () => {
  const { guard, proceed, lastPrompt } = open()
  guard.report('form', form)
  guard.confirmLeave(proceed)
  expect(lastPrompt()).toEqual(form)
  guard.stay()
  expect(lastPrompt()).toBeUndefined()
  expect(guard.hasChanges()).toBe(true)
  guard.confirmLeave(proceed)
  guard.leave()
  expect(proceed).toHaveBeenCalledOnce()
  expect(guard.hasChanges()).toBe(false)
})

test('confirmLeave during a quick save proceeds after the save without asking', async () => {
  const { ask, guard, proceed } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  guard.report('form')
  await vi.runAllTimersAsync()
  expect(proceed).toHaveBeenCalledOnce()
  expect(ask.mock.calls.flat().filter(Boolean)).toEqual([])
})

test('a form that rerenders while the prompt is open still blocks leaving', async () => {
  const { guard, proceed } = open()
  guard.report('form', form)
  guard.confirmLeave(proceed)
  guard.report('form')
  guard.report('form', form)
  await vi.runAllTimersAsync()
  expect(proceed).not.toHaveBeenCalled()
})

test('confirmLeave during a slow save asks after one second and proceeds once the save is done', async () => {
  const { guard, proceed, lastPrompt } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  await vi.advanceTimersByTimeAsync(999)
  expect(lastPrompt()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(lastPrompt()).toEqual(sending)
  guard.report('form')
  await vi.runAllTimersAsync()
  expect(lastPrompt()).toBeUndefined()
  expect(proceed).toHaveBeenCalledOnce()
})

test('confirmLeave during a save that is rejected stays on the page', async () => {
  const { guard, proceed, lastPrompt } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  guard.report('form', form)
  await vi.runAllTimersAsync()
  expect(lastPrompt()).toBeUndefined()
  expect(proceed).not.toHaveBeenCalled()
})

test('an unsaved change that appears after saving is asked about before leaving', async () => {
  const { guard, proceed, lastPrompt } = open()
  guard.report('form', sending)
  guard.confirmLeave(proceed)
  guard.report('form')
  guard.report('password', { message })
  await vi.runAllTimersAsync()
  expect(lastPrompt()).toMatchObject({ message })
  expect(proceed).not.toHaveBeenCalled()
})

test('confirmLeave within a page asks only about forms; forms take precedence over other messages', () => {
  const { guard, proceed, lastPrompt } = open()
  guard.report('password', { message })
  guard.confirmLeave(proceed, { isWithinPage: true })
  expect(proceed).toHaveBeenCalledOnce()
  guard.confirmLeave(proceed)
  expect(lastPrompt()).toMatchObject({ message })
  guard.report('form', form)
  guard.confirmLeave(proceed)
  expect(lastPrompt()).toEqual(form)
  expect(proceed).toHaveBeenCalledOnce()
})
