import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionAtom } from '#session/sessionAtoms.ts'
import { store } from '#browser/store.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'

const restricted = page.getByRole('heading', { name: 'Access restricted' })

async function openRestricted() {
  const fetch = await openApp('/restriction-message', { as: 'teacher', status: 'blocked' })
  await expect.element(restricted).toBeVisible()
  await expect.poll(() => fetch.requests.map(({ operationId }) => operationId)).toContain('getCurrentUser')
  return fetch
}

// proves 1§2.routes.5
test('whoever was let in again meanwhile goes on without signing out: on loading the page', async () => {
  await openApp('/restriction-message', {
    as: 'teacher',
    status: 'blocked',
    situations: { getCurrentUser: 'teacher' },
  })
  await expect.poll(currentPath).toBe('/teacher/classes')
  expect(store.get(sessionAtom)?.status).toBe('allowed')
  expect(localStorage.getItem('token')).toBe('mock-token-teacher')
})

test('… on coming back to it', async () => {
  const fetch = await openRestricted()
  fetch.use({ getCurrentUser: 'teacher' })
  expect(currentPath()).toBe('/restriction-message')
  window.dispatchEvent(new Event('focus'))
  await expect.poll(currentPath).toBe('/teacher/classes')
})

test('… and by asking', async () => {
  const fetch = await openRestricted()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(page.getByText('The school says that it is still so.')).toBeVisible()
  fetch.use({ getCurrentUser: 'networkError' })
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(page.getByText(/can’t be reached/)).toBeVisible()
  fetch.use({ getCurrentUser: 'teacher' })
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect.poll(currentPath).toBe('/teacher/classes')
})

test('a backend that doesn’t say how the account stands leaves it as it is', async () => {
  const fetch = await openRestricted()
  fetch.use({ getCurrentUser: 'accountBlocked' })
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(page.getByText('The school says that it is still so.')).toBeVisible()
  expect(store.get(sessionAtom)?.status).toBe('blocked')
})

// proves 1§2.routes.5, 1§2.restriction.1
test.each([
  ['a visitor', undefined, 'Sign in', '/'],
  ['a student', 'student', 'Back to the start', '/student/enrolled-courses'],
  ['a teacher', 'teacher', 'Back to the start', '/teacher/classes'],
  ['an administrator', 'admin', 'Back to the start', '/admin/course'],
] as const)('the page opens for %s, with a way on', async (_, as, name, href) => {
  await openApp('/restriction-message', as && { as })
  await expect.element(restricted).toBeVisible()
  const words = 'It looks like your access has been restricted. Please reach out to the administrator for assistance'
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  expect(page.getByRole('button', { name: 'Log out' }).elements()).toHaveLength(0)
  expect(currentPath()).toBe('/restriction-message')
})

test('a blocked account that signs out goes to the sign-in page', async () => {
  await openRestricted()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => window.location.pathname).toBe('/')
})

test('a blocked account is sent to the page from its own area', async () => {
  await openApp('/teacher/classes', { as: 'teacher', status: 'blocked' })
  await expect.poll(currentPath).toBe('/restriction-message')
})
