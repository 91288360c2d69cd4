import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSessionAtom, sessionAtom } from '#session/sessionAtoms.ts'
import { store } from '#session/store.ts'
import { openApp, place } from '#testing/openApp.tsx'
import { DRAFT, password, press, typed } from '#testing/openRegistration.ts'

const { user } = examples.getCurrentUser[200].siblings
const [, brother] = user.children

beforeEach(() => sessionStorage.clear())

async function openMenu() {
  await page.getByRole('button', { name: new RegExp(user.name) }).click()
}

// proves X165
test('a guardian goes on as another child, with a token of theirs, at their dashboard', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'siblings' } })
  const before = store.get(sessionAtom)
  await openMenu()
  await page.getByRole('menuitemradio', { name: brother!.name }).click()
  await expect.poll(place).toBe('/student/dashboard')
  const [sent, ...more] = fetch.requests.filter(({ operationId }) => operationId === 'switchChild')
  expect(more).toEqual([])
  expect(sent?.body).toEqual({ id: brother!.id })
  expect(store.get(sessionAtom)?.account).not.toBe(before?.account)
})

test('a child that can’t be shown is told, and everything stays', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await openApp('/student/policy', {
    as: 'student',
    situations: { getCurrentUser: 'siblings', switchChild: 'serverError' },
  })
  await openMenu()
  await page.getByRole('menuitemradio', { name: brother!.name }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(place()).toBe('/student/policy')
})

// proves X164
test('another child is registered with the guardian’s e-mail, and is who one goes on as', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'siblings' } })
  await openMenu()
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: { ...typed, courses: [] } }))
  await page.getByRole('menuitem', { name: 'Add another child' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email)
  await expect.element(page.getByText(/^This child gets a page of their own/)).toBeVisible()
  await password().fill('open sesame')
  await press('Select')
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
  const sent = fetch.requests.find(({ operationId }) => operationId === 'registerStudent')
  expect(sent?.body).toMatchObject({ email: user.email, joins_account: 'true' })
  expect(fetch.requests.filter(({ operationId }) => operationId === 'switchChild')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(place).toBe('/student/dashboard')
})

test('a backend that tells of no children offers none', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'student' } })
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Add another child' }).elements()).toEqual([])
})
