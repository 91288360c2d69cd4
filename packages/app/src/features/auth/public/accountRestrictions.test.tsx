import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/cookiesAndStore.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'

const pendingHeading = page.getByRole('heading', { name: 'Check your email' })
const press = () => page.getByRole('button', { name: 'Confirm my email' }).click()
const accountStatus = () => store.get(sessionAtom)?.status

// proves X168
test('the confirmation code is removed from the URL and sent only when the button is pressed', async () => {
  const fetch = await openApp('/confirm-email/a-secret')
  await expect.poll(currentPath).toBe('/confirm-email')
  const sent = () => fetch.requests.filter(({ url, body }) => JSON.stringify([url.href, body]).includes('a-secret'))
  expect(sent()).toEqual([])
  await press()
  await expect.element(page.getByText(examples.confirmEmail[200].confirmed.message)).toBeVisible()
  expect(sent()).toMatchObject([{ operationId: 'confirmEmail', body: { token: 'a-secret' } }])
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(currentPath).toBe('/')
})

test.each(['linkUsed', 'linkOld'] as const)('%s shows the school’s message and the next step', async (situation) => {
  await openApp('/confirm-email/a-secret', { situations: { confirmEmail: situation } })
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent(examples.confirmEmail[422][situation].error)
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a URL without a code says so', async () => {
  await openApp('/confirm-email')
  await expect.element(page.getByText(/This link is incomplete\. Open it from the email again/)).toBeVisible()
})

test('an unconfirmed user is redirected to the resend page from anywhere after signing in', async () => {
  const fetch = await openApp('/', { situations: { signIn: 'unconfirmed', getCurrentUser: 'unconfirmed' } })
  await page.getByRole('textbox', { name: 'Email' }).fill('unconfirmed@maktab.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(pendingHeading).toBeVisible()
  expect(currentPath()).toBe('/confirm-email')
  await expect.element(page.getByText('unconfirmed@maktab.test')).toBeVisible()
  await page.getByRole('button', { name: 'Resend link' }).click()
  await expect.element(page.getByText('Email sent.')).toBeVisible()
  expect(fetch.requests.at(-1)?.operationId).toBe('sendConfirmation')
})

test('requesting the link too often shows how long to wait', async () => {
  await openApp('/student/billing', {
    as: 'student',
    status: 'unconfirmed',
    situations: { sendConfirmation: 'tooManyTries' },
  })
  await expect.element(pendingHeading).toBeVisible()
  await page.getByRole('button', { name: 'Resend link' }).click()
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toMatch(/Too many attempts\. Try again in 15 minutes/)
})

test('a user who confirmed in another tab continues when they return', async () => {
  const fetch = await openApp('/confirm-email', { as: 'student', status: 'unconfirmed' })
  await expect.element(pendingHeading).toBeVisible()
  fetch.use({ getCurrentUser: 'student' })
  window.dispatchEvent(new Event('focus'))
  await expect.poll(currentPath).toBe('/student/enrolled-courses')
  expect(accountStatus()).toBe('allowed')
})

test('a user who confirms while signed in continues from here', async () => {
  const fetch = await openApp('/confirm-email/a-secret', { as: 'student', status: 'unconfirmed' })
  await expect.element(page.getByRole('button', { name: 'Confirm my email' })).toBeVisible()
  fetch.use({ getCurrentUser: 'student' })
  await press()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.poll(currentPath).toBe('/student/enrolled-courses')
})

test('a school that starts to require confirmation redirects at the next rejected call', async () => {
  await openApp('/student/policy', {
    as: 'student',
    situations: { listPolicies: 'emailUnconfirmed', getCurrentUser: 'unconfirmed' },
  })
  await expect.element(pendingHeading).toBeVisible()
  expect(accountStatus()).toBe('unconfirmed')
})

test.each([
  ['a confirmed student', 'student', '/student/enrolled-courses'],
  ['an admin', 'admin', '/admin/course'],
] as const)('the resend page redirects %s', async (_, as, to) => {
  await openApp('/confirm-email', { as })
  await expect.poll(currentPath).toBe(to)
})

const restricted = page.getByRole('heading', { name: 'Access restricted' })

async function openRestricted() {
  const fetch = await openApp('/restriction-message', { as: 'teacher', status: 'blocked' })
  await expect.element(restricted).toBeVisible()
  await expect.poll(() => fetch.requests.map(({ operationId }) => operationId)).toContain('getCurrentUser')
  return fetch
}

// proves 1§2.routes.5
test('a blocked user who was unblocked continues without signing in again: after a reload', async () => {
  await openApp('/restriction-message', {
    as: 'teacher',
    status: 'blocked',
    situations: { getCurrentUser: 'teacher' },
  })
  await expect.poll(currentPath).toBe('/teacher/classes')
  expect(store.get(sessionAtom)?.status).toBe('allowed')
  expect(localStorage.getItem('token')).toBe('mock-token-teacher')
})

test('a blocked user who was unblocked continues without signing in again: on returning to the page', async () => {
  const fetch = await openRestricted()
  fetch.use({ getCurrentUser: 'teacher' })
  expect(currentPath()).toBe('/restriction-message')
  window.dispatchEvent(new Event('focus'))
  await expect.poll(currentPath).toBe('/teacher/classes')
})

test('a blocked user who was unblocked continues without signing in again: by asking', async () => {
  const fetch = await openRestricted()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText('Your access is still restricted.')).toBeVisible()
  fetch.use({ getCurrentUser: 'networkError' })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText(/Can’t connect/)).toBeVisible()
  fetch.use({ getCurrentUser: 'teacher' })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(currentPath).toBe('/teacher/classes')
})

test('a backend that sends no account status leaves the restriction', async () => {
  const fetch = await openRestricted()
  fetch.use({ getCurrentUser: 'accountBlocked' })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.element(page.getByText('Your access is still restricted.')).toBeVisible()
  expect(store.get(sessionAtom)?.status).toBe('blocked')
})

// proves 1§2.routes.5, 1§2.restriction.1
test.each([
  ['a visitor', undefined, 'Sign in', '/'],
  ['a student', 'student', 'Back to home', '/student/enrolled-courses'],
  ['a teacher', 'teacher', 'Back to home', '/teacher/classes'],
  ['an admin', 'admin', 'Back to home', '/admin/course'],
] as const)('the restriction page opens for %s with a link to continue', async (_, as, name, href) => {
  await openApp('/restriction-message', as && { as })
  await expect.element(restricted).toBeVisible()
  const sentence = 'It looks like your access has been restricted. Please reach out to the administrator for assistance'
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  expect(page.getByRole('button', { name: 'Log out' }).elements()).toHaveLength(0)
  expect(currentPath()).toBe('/restriction-message')
})

test('a blocked user who signs out gets to the sign-in page', async () => {
  await openRestricted()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => window.location.pathname).toBe('/')
})

test('a blocked user is redirected from their own area', async () => {
  await openApp('/teacher/classes', { as: 'teacher', status: 'blocked' })
  await expect.poll(currentPath).toBe('/restriction-message')
})
