import { expect, test } from 'vitest'
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
