import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isPrivacyModeAtom } from '#preferences/cookieAtoms.ts'
import { store } from '#browser/environment.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequests } from '#testing/requests.ts'

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
test('by the keyboard alone: opened where one types, found, opened, come back to', async () => {
  const fetch = await open('/admin/policy')
  expect(counts(fetch)).toEqual([0, 0, 0, 0, 0])
  const own = page.getByRole('searchbox', { name: 'Search' })
  await own.click()
  await search('omar')
  await expect.element(option(/Omar Haddad/)).toBeVisible()
  expect(counts(fetch)).toEqual([1, 1, 1, 1, 1])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(own).toHaveFocus()

  await search('omar{Enter}')
  await expect.poll(currentPath).toMatch(/^\/admin\/students\?student=\d+$/)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  expect(counts(fetch)).toEqual([1, 1, 1, 1, 1])
})

// proves X58
test('what was chosen is offered again, by its number alone, and goes as the session goes', async () => {
  await open('/admin/policy')
  await search('omar{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeVisible()
  const kept = Object.entries(localStorage).find(([name]) => name.startsWith('recent:'))
  expect(kept?.[1]).toMatch(/^student \d+$/)
  await opener.click()
  await expect
    .element(dialog.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Omar Haddad/ }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(() => localStorage.length).toBe(0)
})

test('what is more than eight leads to the list that is searched for it, also where that list is open already', async () => {
  const [first] = examples.listStudents[200].typical.students
  const students = Array.from({ length: 12 }, (_, at) => ({ ...first!, id: at + 1, name: `Pupil ${at + 1}` }))
  await openApp('/admin/students?q=pupil+12', {
    as: 'admin',
    transformResponse: (answer) => ((Object(answer) as object).hasOwnProperty('students') ? { students } : answer),
  })
  const own = page.getByRole('searchbox', { name: 'Search' })
  await expect.element(own).toHaveValue('pupil 12')
  await search('pupil')
  await option('4 more').click()
  await expect.poll(currentPath).toBe('/admin/students?q=pupil')
  await expect.element(own).toHaveValue('pupil')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(12)
})

// proves X58
test('while privacy is on, nobody is found by what is hidden', async () => {
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
test('a list that can’t be had says so by itself, and can be asked for again', async () => {
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

test('what can be done is done: a form is opened, the language changed', async () => {
  await open('/admin/policy')
  await search('create an event{Enter}')
  await expect.poll(currentPath).toBe('/admin/event?event=new')
  await search('اردو{Enter}')
  await expect.poll(() => document.documentElement.lang).toBe('ur-PK')
})
