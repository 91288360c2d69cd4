import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMarkStorage } from '../features/attendance/markStorage.ts'
import { EMAIL, openApp, currentPath, signInAgain, signInAgainDialog } from '../testing/openApp.tsx'
import { sessionAtom, signInAtom } from './sessionAtoms.ts'
import { getAccountId } from './storedSession.ts'
import { store } from '../browser/cookiesAndStore.ts'

const FORM = '/admin/policy?policy=new'
const title = page.getByRole('textbox', { name: 'Title' })

async function openAndType() {
  const fetch = await openApp(FORM, { as: 'admin', situations: { signIn: 'admin' } })
  await title.fill('What was typed')
  await expect.element(page.getByRole('button', { name: /Salma Farooq/ })).toBeVisible()
  return fetch
}

function expireSession(): void {
  localStorage.setItem('expiry', String(Date.now() - 1))
  window.dispatchEvent(new Event('focus'))
}

// proves D38.2
test('an expired session is noticed on focus and keeps the page under the sign-in dialog', async () => {
  await openAndType()
  expireSession()
  await expect.element(signInAgainDialog).toBeVisible()
  await expect.element(signInAgainDialog.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
  await expect.element(signInAgainDialog.getByRole('textbox', { name: 'Password' })).toHaveFocus()
  expect(localStorage.length).toBe(0)
  expect(currentPath()).toBe(FORM)
  expect(title.element()).toHaveProperty('value', 'What was typed')
})

// proves 1§4.2, 1§4.3, D38.2
test('a session ends when its time is over', async () => {
  await openAndType()
  localStorage.setItem('expiry', String(Date.now() + 300))
  window.dispatchEvent(new Event('focus'))
  await expect.element(signInAgainDialog).toBeVisible()
})

test('signing in again as the same user keeps typed text and refetches the page’s data', async () => {
  const fetch = await openAndType()
  expireSession()
  await expect.element(signInAgainDialog).toBeVisible()
  const before = fetch.requests.length
  await signInAgain()
  await expect.element(title).toHaveValue('What was typed')
  expect(currentPath()).toBe(FORM)
  expect(localStorage.getItem('token')).toBe(store.get(sessionAtom)?.token)
  expect(Number(localStorage.getItem('expiry')) - Date.now()).toBeGreaterThan(86_000_000)
  const refetched = () => fetch.requests.slice(before).map(({ operationId }) => operationId)
  await expect.poll(refetched).toContain('listPolicies')
  expect(fetch.requests.at(-1)?.headers.get('token')).toBe(store.get(sessionAtom)?.token)
})

test('signing in as another user opens their dashboard and keeps nothing of the first', async () => {
  await openAndType()
  expireSession()
  await signInAgain('other@maktab.test')
  await expect.poll(currentPath).toBe('/admin/dashboard')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Dashboard/ })).toBeVisible()
  await page.getByRole('link', { name: 'Policy', exact: true }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.element(title).toHaveValue('')
})

test('signing in with another role opens that role’s area', async () => {
  const fetch = await openAndType()
  fetch.use({ signIn: 'student' })
  expireSession()
  await signInAgain('student@maktab.test')
  await expect.poll(currentPath).toBe('/student/dashboard')
})

test('a failed sign-in shows its error in the dialog and changes nothing', async () => {
  const fetch = await openAndType()
  fetch.use({ signIn: 'wrongPassword' })
  expireSession()
  await signInAgainDialog.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await signInAgainDialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(signInAgainDialog.getByRole('alert')).toBeVisible()
  expect(store.get(sessionAtom)).toBeUndefined()
  expect(title.element()).toHaveProperty('value', 'What was typed')
})

test('signing out instead asks about unsaved text and opens the sign-in page', async () => {
  await openAndType()
  expireSession()
  await signInAgainDialog.getByRole('button', { name: 'Log out instead' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
  expect(currentPath()).toBe('/?because=signedOut')
})

test('a session that expires or is renewed in one tab does so in all', async () => {
  await openAndType()
  const storedItems = Object.entries<string>(localStorage)
  for (const [name] of storedItems) localStorage.removeItem(name)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect.element(signInAgainDialog).toBeVisible()
  for (const [name, value] of storedItems) localStorage.setItem(name, value)
  window.dispatchEvent(new StorageEvent('storage', { key: 'expiry' }))
  await expect.element(signInAgainDialog).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('What was typed')
})

test('signing out in another tab closes the page here, even under the sign-in dialog', async () => {
  await openAndType()
  expireSession()
  await expect.element(signInAgainDialog).toBeVisible()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
})

test('unsent marks are sent after their owner signs in again, and not by another user', async () => {
  const mark = { classId: 1, studentId: 4, date: '2026-11-19', status: 'absent' } as const
  const marks = createMarkStorage(localStorage, getAccountId(EMAIL))
  marks.put(mark)
  const fetch = await openApp('/teacher/dashboard', {
    as: 'teacher',
    situations: { saveAttendance: 'sessionExpired', signIn: 'teacher' },
  })
  await expect.element(signInAgainDialog).toBeVisible()
  expect(marks.read()).toEqual([mark])
  const sent = () => fetch.requests.filter(({ operationId }) => operationId === 'saveAttendance').length
  const before = sent()
  fetch.use({ saveAttendance: 'saved' })
  await signInAgain('other@maktab.test')
  await expect.poll(currentPath).toBe('/teacher/dashboard')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Dashboard/ })).toBeVisible()
  await page.getByRole('link', { name: 'Class', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  expect(sent()).toBe(before)
  expect(marks.read()).toEqual([mark])
  await store.set(signInAtom, { token: 'mock-token-teacher-2', role: 'teacher', status: 'allowed', email: EMAIL })
  await expect.poll(sent).toBe(before + 1)
  await expect.poll(marks.read).toEqual([])
})

test('marks of the previous session are sent after a full sign-in, too', async () => {
  const fetch = await openApp('/?because=expired', { situations: { signIn: 'teacher' } })
  const marks = createMarkStorage(localStorage, getAccountId(EMAIL))
  marks.put({ classId: 1, studentId: 4, date: '2026-11-19', status: 'absent' })
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const sent = () => fetch.requests.filter(({ operationId }) => operationId === 'saveAttendance').length
  await expect.poll(sent).toBe(1)
  await expect.poll(marks.read).toEqual([])
})
