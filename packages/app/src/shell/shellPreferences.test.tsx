import { examples } from '@maktab/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hasCharacterKeysAtom, shownClocksAtom } from '../preferences/cookieAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { openApp } from '../testing/openApp.tsx'

const [first] = examples.listTeacherClasses[200].typical.data
const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('“?” lists the shortcuts of the page, and those of a single key can be turned off on this device', async () => {
  onTestFinished(() => store.set(hasCharacterKeysAtom, true))
  await openApp('/admin/students', { as: 'admin' })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(dialog.getByText('In lists')).toBeVisible()
  await expect.element(dialog.getByText('Open or close the menu')).toBeVisible()
  expect(dialog.getByText('In the inbox').elements()).toEqual([])
  await dialog.getByText('Single-key shortcuts').click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(document.cookie).toContain('keys=off')
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(dialog.elements()).toEqual([])
})

test('a teacher abroad sees the school’s times and can add their own to all lists', async () => {
  onTestFinished(() => store.set(shownClocksAtom, 'school'))
  const zones = { getSettings: 'rupees' } as const
  await openApp('/teacher/classes', { as: 'teacher', situations: zones })
  const row = page.getByRole('row').filter({ hasText: first!.title })
  await expect.element(row.getByText('16:00 – 17:00')).toBeVisible()
  const ownTimes = row.getByRole('cell').filter({ hasText: /\d in / })
  expect(ownTimes.elements()).toEqual([])
  await page.getByRole('button', { name: /^Account|@/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Show in my time' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(ownTimes.first()).toBeVisible()
  expect(document.cookie).toContain('clocks=own')
})
