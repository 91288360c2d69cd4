import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '../testing/openApp.tsx'
import { sessionAtom } from './sessionAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'

async function signIn(): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@maktab.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

// proves 1§3.2, 1§3.3, 1§6.4, POST auth/login
test('a page that needs a session opens after signing in', async () => {
  const fetch = await openApp('/admin/course?outlines=1', { situations: { signIn: 'admin' } })
  await expect.element(page.getByText('Sign in to continue.')).toBeVisible()
  expect(currentPath()).toBe('/?because=needed&from=%2Fadmin%2Fcourse%3Foutlines%3D1')
  await signIn()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Outlines/ })).toBeVisible()
  expect(currentPath()).toBe('/admin/course?outlines=1')
  expect(fetch.requests.find(({ operationId }) => operationId === 'signIn')).toMatchObject({
    operationId: 'signIn',
    body: { email: 'somebody@maktab.test', password: 'open sesame' },
  })
})

// proves 1§2.routes.33, 1§2.signIn.4, 1§2.signIn.5, 1§4.1, 1§9.1
test.each([
  ['admin', '/admin/dashboard'],
  ['teacher', '/teacher/dashboard'],
  ['student', '/student/dashboard'],
  ['blocked', '/restriction-message'],
] as const)('after signing in as %s: %s', async (who, path) => {
  await openApp('/', { situations: { signIn: who, getCurrentUser: who } })
  const before = Date.now()
  await signIn()
  await expect.poll(currentPath).toBe(path)
  expect(Object.keys(localStorage).toSorted()).toEqual(['account', 'expiry', 'role', 'status', 'token'])
  const signedInAt = Number(localStorage.getItem('expiry')) - 86_400_000
  expect(signedInAt).toBeGreaterThanOrEqual(before)
  expect(signedInAt).toBeLessThanOrEqual(Date.now())
})

// proves D44.1
test('a failed sign-in shows the error in the form and stores nothing', async () => {
  await openApp('/', { situations: { signIn: 'wrongPassword' } })
  await signIn()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@maktab.test')
  expect(localStorage.length).toBe(0)
  expect(currentPath()).toBe('/')
})

test('signing in offline shows the connection error', async () => {
  await openApp('/', { situations: { signIn: 'networkError' } })
  await signIn()
  await expect.element(page.getByText(/Can’t connect/)).toBeVisible()
})

// proves 1§1.3, 1§2.routes.1, 1§2.routes.2, 1§2.routes.30, 1§2.routes.31, 1§2.routes.32, 1§4.4, 1§4.5, 1§6.2, 1§6.5
// proves 1§6.6, 1§6.7, 2§4.17, 2§6.4, 2§9.9, D28.1
test.each([
  ['a student in the admin area', '/admin/course', 'student', 'allowed', '/student/enrolled-courses'],
  ['a teacher at the sign-in page', '/', 'teacher', 'allowed', '/teacher/classes'],
  ['a blocked student anywhere', '/student/courses', 'student', 'blocked', '/restriction-message'],
  ['a blocked admin', '/admin/policy', 'admin', 'blocked', '/admin/policy'],
  ['a role without a page', '/teacher', 'teacher', 'allowed', '/teacher/classes'],
] as const)('redirect after sign-in: %s', async (_, from, as, status, to) => {
  await openApp(from, { as, status })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(currentPath).toBe(to)
})

// proves D40.1
test('a path that only starts like a role shows “not found”', async () => {
  await openApp('/administrator/course', { as: 'admin' })
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

// proves D40.2
test('an unknown page of the user’s own area keeps the shell', async () => {
  await openApp('/admin/nowhere', { as: 'admin' })
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

// proves D38.5
test('signing out in another tab signs out here', async () => {
  await openApp('/teacher/classes', { as: 'teacher' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
})

test('a manipulated role counts as no session', async () => {
  await openApp('/student/courses', { as: 'student' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  localStorage.setItem('role', 'admin')
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(store.get(sessionAtom)).toBeUndefined()
})

// proves 1§2.shell.9, D38.6
test('logging out clears the storage except the language', async () => {
  document.cookie = 'language=en'
  const fetch = await openApp('/admin/course', { as: 'admin' })
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
  expect(localStorage.length).toBe(0)
  expect(document.cookie).toContain('language=en')
  const signOutRequest = fetch.requests.find(({ operationId }) => operationId === 'signOut')
  expect(signOutRequest?.headers.get('token')).toBe('mock-token-admin')
})

const homes = {
  admin: '/admin/course',
  teacher: '/teacher/classes',
  student: '/student/enrolled-courses',
} as const
const roles = ['admin', 'teacher', 'student'] as const
/** The areas of other roles, the bare path of the own area and the sign-in page. */
const visits = roles.flatMap((role) =>
  ['/', `/${role}`, ...roles.flatMap((other) => (other === role ? [] : [`/${other}/dashboard`, homes[other]]))].map(
    (path) => [role, path] as const,
  ),
)

// proves 1§2.routes.30, 1§2.routes.31, 1§2.routes.32, 2§6.4, 2§9.9
test.for(visits)('a signed-in %s who opens %s is redirected home', async ([role, path]) => {
  await openApp(path, { as: role })
  await expect.poll(currentPath).toBe(homes[role])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})
