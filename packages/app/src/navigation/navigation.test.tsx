import { expect, test, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { addressesByRole } from '../addresses/addressesByRole.ts'
import { publicPaths } from '../addresses/public.ts'
import { openApp, currentPath } from '../testing/openApp.tsx'
import { examples } from '@maktab/contract/examples'
import { addReceipt } from '../testing/userActions.ts'
import { withViewTransition } from './clientSideNavigation.ts'

/** Ways in which people type a path. */
const spellings: Record<string, (path: string) => string> = {
  'with a trailing slash': (path) => `${path}/`,
  'in lower case': (path) => path.toLowerCase(),
  'in upper case': (path) => path.toUpperCase(),
  'in upper case with slashes': (path) => `${path.toUpperCase()}//`,
}
const notFound = () => page.getByRole('heading', { name: 'Page not found' }).query()

// Runs first: after a sign-out the requested page isn’t restored.
test('a page requested while signed out opens after signing in, in any spelling', async () => {
  await openApp('/ADMIN/STUDENT-performance-report/', { situations: { signIn: 'admin' } })
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@maktab.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(currentPath).toBe('/admin/student-Performance-report')
})

// proves D40.1
test.each(['admin', 'teacher', 'student'] as const)(
  'every address of a %s opens its page in any spelling',
  async (role) => {
    await openApp(`/${role}/dashboard`, { as: role })
    for (const { path } of Object.values(addressesByRole[role])) {
      for (const [spelling, spell] of Object.entries(spellings)) {
        navigate(`${spell(path)}?q=noon`)
        await expect.poll(currentPath, { message: `${path} ${spelling}` }).toBe(`${path}?q=noon`)
        await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect(notFound(), `${path} ${spelling}`).toBeNull()
      }
    }
  },
)

test.each(Object.entries(spellings))('the bare path of an area, %s, redirects home', async (_, spell) => {
  await openApp(spell('/teacher'), { as: 'teacher' })
  await expect.poll(currentPath).toBe(publicPaths.home('teacher'))
})

test.each([
  [publicPaths.forgotPassword(), 'Forgot password'],
  [publicPaths.createTeacherAccount(), 'Create Teacher Account'],
  [publicPaths.createStudentAccount(), 'Create Student Account'],
])('%s opens in any spelling', async (path, heading) => {
  for (const spell of Object.values(spellings).slice(0, 3)) {
    await openApp(spell(path))
    await expect.element(page.getByRole('heading', { level: 1, name: heading }).last()).toBeVisible()
  }
})

const { id } = examples.listCourses[200].typical.course[8]!

/** Goes back as soon as a picture is visible. */
function goBackAtThePicture(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('img[alt^="Preview of"]')) return
    observer.disconnect()
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test('a form asks about unsaved changes as soon as a picture is visible in it', async () => {
  await openApp(`/student/courses?purchase=${id}`, { as: 'student' })
  goBackAtThePicture()
  await addReceipt()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
})

/** Emulates the system setting for motion. Tests run with reduced motion otherwise. */
function prefer(motion: 'reduce' | 'no-preference'): void {
  const own = window.matchMedia.bind(window)
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = own(query)
    return query.includes('reduced-motion')
      ? Object.defineProperty(list, 'matches', { value: motion === 'reduce' })
      : list
  })
  onTestFinished(() => media.mockRestore())
}

test('withViewTransition starts a transition, and a second one runs although it cuts the first short', async () => {
  prefer('no-preference')
  const transitions = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => transitions.mockRestore())
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  withViewTransition(() => void moves.push('two'))
  await expect.poll(() => moves).toEqual(['one', 'two'])
  expect(transitions).toHaveBeenCalledTimes(2)
})

test('withViewTransition navigates at once with reduced motion', () => {
  prefer('reduce')
  const transitions = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => transitions.mockRestore())
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
  expect(transitions).not.toHaveBeenCalled()
})

test('withViewTransition navigates at once in a browser without view transitions', () => {
  prefer('no-preference')
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')
  onTestFinished(() => void Object.defineProperty(Document.prototype, 'startViewTransition', own ?? {}))
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
})
