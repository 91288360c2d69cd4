import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSchool } from '../testing/openSchool.tsx'
import { startLanguage } from './preferenceAtoms.ts'

test('the language turns the page around and is kept', async () => {
  await openSchool('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('ur')
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
  expect(document.cookie).toContain('language=ur')
})

test('the colours are kept', async () => {
  await openSchool('/')
  const before = document.documentElement.dataset['scheme']
  expect(before).toBeUndefined()
  await page.getByRole('button', { name: 'Dark colours' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  expect(document.cookie).toContain('scheme=dark')
})

test('Ctrl+B folds the sidebar and keeps it so', async () => {
  await openSchool('/admin/policy', { as: 'admin' })
  await expect.element(page.getByRole('button', { name: 'Fold the sidebar' })).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible()
  expect(document.cookie).toContain('sidebar_state=false')
})

test.each([
  ['ar', [], 'ar'],
  ['', ['fr-FR', 'ur-PK', 'en'], 'ur'],
  ['pseudo', ['fr'], 'en'],
  ['', [], 'en'],
])('chosen %s, wanted %j: %s', (chosen, wanted, language) => {
  expect(startLanguage(chosen, wanted)).toBe(language)
})
