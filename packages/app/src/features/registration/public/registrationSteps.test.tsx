import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { endSessionAtom, signInAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { EMAIL, currentPath } from '#testing/openApp.tsx'
import { openCourses, password, press, draftValues } from '#testing/openRegistration.ts'

const [course] = examples.listCourses[200].typical.course

beforeEach(() => sessionStorage.clear())

// proves X163
test('a registration signs in with the typed credentials and opens the dashboard', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openCourses({ signIn: 'student' }, { ...draftValues, courses: [] })
  await press('Skip')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toHaveFocus()
  const [signIn, ...more] = fetch.requests.filter(({ operationId }) => operationId === 'signIn')
  expect(more).toEqual([])
  expect(signIn?.body).toEqual({ email: draftValues.email, password: 'open sesame' })
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
})

// proves X163
test('if signing in fails, the account exists and the sign-in page knows the email address', async () => {
  await openCourses({ signIn: 'wrongPassword' }, { ...draftValues, courses: [] })
  await press('Skip')
  await expect.element(page.getByText(/^You can now sign in with/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(currentPath).toBe('/')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(draftValues.email)
})

test('an office user who registers a student stays signed in', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openCourses(undefined, { ...draftValues, courses: [] })
  await store.set(signInAtom, { token: 'mock-token-admin', role: 'admin', status: 'allowed', email: EMAIL })
  await press('Skip')
  await expect.element(page.getByText(/^You can now sign in with/)).toBeVisible()
  expect(fetch.requests.filter(({ operationId }) => operationId === 'signIn')).toEqual([])
})

// proves X162
test('the course whose page linked here is selected in both steps', async () => {
  const { courses: _, ...blank } = draftValues
  await openCourses(undefined, blank, `?course=${course!.id}`)
  await expect.element(page.getByRole('button', { name: new RegExp(course!.name) })).toBeVisible()
})

// proves X162
test('the back button goes back one step, and a reload starts at the password', async () => {
  await openCourses()
  window.history.back()
  await expect.element(page.getByRole('heading', { name: 'Create Student Account' })).toHaveFocus()
  await expect.element(password()).toHaveValue('open sesame')
  await press('Select')
  await expect.element(page.getByRole('heading', { name: 'Select courses with class timing' })).toHaveFocus()
  await press('Cancel')
  await expect.element(page.getByRole('heading', { name: 'Create Student Account' })).toHaveFocus()
  expect(currentPath()).toBe('/create-student-account')
})
