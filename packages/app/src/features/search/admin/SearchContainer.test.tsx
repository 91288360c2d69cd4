import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isPrivacyModeAtom } from '#preferences/cookieAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequests } from '#testing/findRequests.ts'

const dialog = page.getByRole('dialog', { name: 'Search' })
const field = dialog.getByRole('combobox')
const opener = page.getByRole('button', { name: 'Search', exact: true })
const option = (name: RegExp | string) => dialog.getByRole('option', { name })

const open = async (path: string, situations: Situations = {}) => {
  const fetch = await openApp(path, { as: 'admin', situations })
  await expect.element(opener).toBeVisible()
  return fetch
}
const lists = ['listStudents', 'listTeachers', 'listCourses', 'listAllClasses', 'listEvents'] as const
/** How often each list was requested. */
const counts = (fetch: ExampleFetch) => lists.map((list) => findRequests(fetch, list).length)

const search = async (text: string) => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(text)
}

// proves X58
test('keyboard only: opens while typing in a field, finds and opens a record, and returns the focus', async () => {
  const fetch = await open('/admin/policy')
  expect(counts(fetch)).toEqual([0, 0, 0, 0, 0])
  const listSearch = page.getByRole('searchbox', { name: 'Search' })
  await listSearch.click()
  await search('omar')
  await expect.element(option(/Omar Haddad/)).toBeVisible()
  expect(counts(fetch)).toEqual([1, 1, 1, 1, 1])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(listSearch).toHaveFocus()

  await search('omar{Enter}')
  await expect.poll(currentPath).toMatch(/^\/admin\/students\?student=\d+$/)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  expect(counts(fetch)).toEqual([1, 1, 1, 1, 1])
})

// proves X58
test('recent records are offered again, stored only by ID, and deleted with the session', async () => {
  await open('/admin/policy')
  await search('omar{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeVisible()
  const storedEntry = Object.entries(localStorage).find(([name]) => name.startsWith('recent:'))
  expect(storedEntry?.[1]).toMatch(/^student \d+$/)
  await opener.click()
  await expect
    .element(dialog.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Omar Haddad/ }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(() => localStorage.length).toBe(0)
})

test('more than eight results link to the filtered list, also if that list is open', async () => {
  const [first] = examples.listStudents[200].typical.students
  const students = Array.from({ length: 12 }, (_, at) => ({ ...first!, id: at + 1, name: `Pupil ${at + 1}` }))
  await openApp('/admin/students?q=pupil+12', {
    as: 'admin',
    transformResponse: (response) =>
      (Object(response) as object).hasOwnProperty('students') ? { students } : response,
  })
  const listSearch = page.getByRole('searchbox', { name: 'Search' })
  await expect.element(listSearch).toHaveValue('pupil 12')
  await search('pupil')
  await option('4 more').click()
  await expect.poll(currentPath).toBe('/admin/students?q=pupil')
  await expect.element(listSearch).toHaveValue('pupil')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(12)
})

// proves X58
test('privacy mode excludes hidden fields from the search', async () => {
  const [first] = examples.listStudents[200].typical.students
  store.set(isPrivacyModeAtom, true)
  try {
    await open('/admin/policy')
    await search(first!.email)
    await expect.element(dialog.getByText(/^Nothing matches/)).toBeVisible()
  } finally {
    store.set(isPrivacyModeAtom, false)
  }
})

// proves X58
test('a list that fails shows its own error and can be reloaded', async () => {
  const fetch = await open('/admin/policy', { listStudents: 'serverError' })
  await search('amina')
  await expect.element(option(/Amina Yusuf/)).toBeVisible()
  await expect.element(dialog.getByText('Students: Failed to load students')).toBeVisible()
  fetch.use({ listStudents: 'typical' })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Students: Failed to load students')).not.toBeInTheDocument()
  await field.fill('omar')
  await expect.element(option(/Omar Haddad/)).toBeVisible()
})

test('actions open a form or change the language', async () => {
  await open('/admin/policy')
  await search('create an event{Enter}')
  await expect.poll(currentPath).toBe('/admin/event?event=new')
  await search('اردو{Enter}')
  await expect.poll(() => document.documentElement.lang).toBe('ur-PK')
})
