import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { addressesByRole } from '../addresses/addressesByRole.ts'
import { publicPaths } from '../addresses/public.ts'
import { openApp, currentPath } from '../testing/openApp.tsx'

/** As people type an address by heart. */
const ways: Record<string, (path: string) => string> = {
  'with a stroke at its end': (path) => `${path}/`,
  'in small letters': (path) => path.toLowerCase(),
  'in capitals': (path) => path.toUpperCase(),
  'in capitals with strokes': (path) => `${path.toUpperCase()}//`,
}
const notFound = () => page.getByRole('heading', { name: 'Page not found' }).query()

// The first of all: who has signed out before is not led back to where they were.
test('what is asked for while signed out is found after signing in, however it was spelled', async () => {
  await openApp('/ADMIN/STUDENT-performance-report/', { situations: { signIn: 'admin' } })
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@maktab.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(currentPath).toBe('/admin/student-Performance-report')
})

// proves D40.1
test.each(['admin', 'teacher', 'student'] as const)(
  'every address of a %s leads to its page in any spelling',
  async (role) => {
    await openApp(`/${role}/dashboard`, { as: role })
    for (const { path } of Object.values(addressesByRole[role])) {
      for (const [way, spell] of Object.entries(ways)) {
        navigate(`${spell(path)}?q=noon`)
        await expect.poll(currentPath, { message: `${path} ${way}` }).toBe(`${path}?q=noon`)
        await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(notFound(), `${path} ${way}`).toBeNull()
      }
    }
  },
)

test.each(Object.entries(ways))('the area alone, %s, leads home', async (_, spell) => {
  await openApp(spell('/teacher'), { as: 'teacher' })
  await expect.poll(currentPath).toBe(publicPaths.home('teacher'))
})

test.each([
  [publicPaths.forgotPassword(), 'Forgot password'],
  [publicPaths.createTeacherAccount(), 'Create Teacher Account'],
  [publicPaths.createStudentAccount(), 'Create Student Account'],
])('%s is there in any spelling', async (path, heading) => {
  for (const spell of Object.values(ways).slice(0, 3)) {
    await openApp(spell(path))
    await expect.element(page.getByRole('heading', { level: 1, name: heading }).last()).toBeVisible()
  }
})
