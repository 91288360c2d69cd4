import { type MessageNamespace, loadMessages } from '@maktab/ui/i18n/loadMessages'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'
import { setLanguageAtom, loadMessageNamespaceAtom, detectLanguage, messagesAtom } from './languageAndSchemeAtoms.ts'

test('changing the language changes the page’s direction and is stored', async () => {
  await openApp('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('ur')
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
  expect(document.cookie).toContain('language=ur')
})

// proves D38.6
test('the color scheme is stored', async () => {
  await openApp('/')
  const before = document.documentElement.dataset['scheme']
  expect(before).toBeUndefined()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  expect(document.cookie).toContain('scheme=dark')
})

// proves 1§3.5, 1§4.17, 1§4.18
test('Ctrl+B collapses the sidebar and stores it', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await expect.element(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  expect(document.cookie).toContain('sidebar_state=false')
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(document.cookie).toContain('sidebar_state=true')
})

test('messages of areas add up in any order, and the last selected language wins', async () => {
  const fresh = createStore()
  const keys = async (...areas: MessageNamespace[]) => Object.keys(await loadMessages('en', areas))
  await fresh.set(setLanguageAtom, 'en')
  await Promise.all([fresh.set(loadMessageNamespaceAtom, 'student'), fresh.set(loadMessageNamespaceAtom, 'admin')])
  const all = await keys('common', 'student', 'admin')
  expect(Object.keys(fresh.get(messagesAtom).messages).toSorted()).toEqual(all.toSorted())
  await Promise.all([fresh.set(setLanguageAtom, 'ar'), fresh.set(setLanguageAtom, 'ur')])
  expect(fresh.get(messagesAtom).language).toBe('ur')
  expect(Object.keys(fresh.get(messagesAtom).messages)).toHaveLength(all.length)
})

test('loading an area twice at once resolves both calls only when its messages are there', async () => {
  const fresh = createStore()
  await fresh.set(setLanguageAtom, 'en')
  const first = fresh.set(loadMessageNamespaceAtom, 'admin')
  await fresh.set(loadMessageNamespaceAtom, 'admin')
  expect(Object.keys(fresh.get(messagesAtom).messages)).toEqual(
    Object.keys(await loadMessages('en', ['common', 'admin'])),
  )
  await first
})

test.each([
  ['ar', [], 'ar'],
  ['', ['fr-FR', 'ur-PK', 'en'], 'ur'],
  ['pseudo', ['fr'], 'en'],
  ['', [], 'en'],
])('detectLanguage with chosen %s and accepted %j returns %s', (chosen, accepted, language) => {
  expect(detectLanguage(chosen, accepted)).toBe(language)
})

// proves X1
test('an admin’s privacy switch masks personal data and stays on', async () => {
  await openApp('/admin/policy', { as: 'admin' })
  await page.getByRole('button', { name: /^Account|@/ }).click()
  const toggle = page.getByRole('menuitemcheckbox', { name: 'Hide personal details' })
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
  expect(document.cookie).toContain('privacy=on')
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  expect(document.cookie).toContain('privacy=off')
})

test('the user menu changes language and color scheme', async () => {
  await openApp('/teacher/dashboard', { as: 'teacher' })
  const account = page.getByRole('button', { name: /^Account|@/ })
  await account.click()
  await page.getByRole('menuitemradio', { name: 'Dark mode' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  await account.click()
  await page.getByRole('menuitemradio', { name: 'Match device' }).click()
  expect(document.documentElement.dataset['scheme']).toBeUndefined()
  await account.click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect.poll(() => document.documentElement.lang).toMatch(/^ar/)
  expect(document.cookie).toContain('language=ar')
})

test('a student has no privacy switch', async () => {
  await openApp('/student/policy', { as: 'student' })
  await page.getByRole('button', { name: /^Account|@/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitemcheckbox').elements()).toHaveLength(0)
})
