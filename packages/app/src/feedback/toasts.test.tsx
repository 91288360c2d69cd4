import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSchool } from '../testing/openSchool.tsx'
import { toasts } from './toasts.ts'

test('at most three at once; the next comes when one goes, and errors stay', async () => {
  await openSchool('/')
  for (const number of [1, 2, 3, 4]) await toasts.error(`Error ${number}`)
  await expect.element(page.getByText('Error 4')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(3)
  await page.getByRole('alert').filter({ hasText: 'Error 4' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Error 1')).toBeVisible()
})

test('of errors with one id only the last is there', async () => {
  await openSchool('/')
  await toasts.error('First words', 'same')
  await toasts.error('Last words', 'same')
  await expect.element(page.getByText('Last words')).toBeVisible()
  expect(page.getByText('First words').elements()).toHaveLength(0)
})

test('what went well is there for four seconds', async () => {
  await openSchool('/')
  // Whoever points at a toast keeps it there.
  await page.getByRole('textbox', { name: 'Email' }).hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await toasts.success('Saved')
  const toast = page.getByRole('status').getByText('Saved')
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(3900)
  await expect.element(toast).toBeVisible()
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => toast.query()).toBeNull()
})

test('they stand at the bottom, on the right, 356 wide and 14 apart', async () => {
  await openSchool('/')
  for (const number of [1, 2, 3]) await toasts.error(`Error ${number}`)
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(3)
  const boxes = page
    .getByRole('alert')
    .elements()
    .map((toast) => toast.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top)
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356])
  expect(boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom)).toEqual([14, 14])
  expect(window.innerHeight - boxes[2]!.bottom).toBeLessThan(32)
  expect(document.documentElement.clientWidth - boxes[2]!.right).toBeLessThan(32)
})
