import { expect, test, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { addressesByRole } from '../addresses/addressesByRole.ts'
import { publicPaths } from '../addresses/public.ts'
import { openApp, currentPath } from '../testing/openApp.tsx'
import { examples } from '@maktab/contract/examples'
import { addReceipt } from '../testing/userActions.ts'
import { withViewTransition } from './links.ts'

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

const { id } = examples.listCourses[200].typical.course[8]!

/** Goes back in the very moment that a picture is there to be seen. */
function goBackAtThePicture(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('img[alt^="Preview of"]')) return
    observer.disconnect()
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test('a form asks from the moment on in which something can be seen in it', async () => {
  await openApp(`/student/courses?purchase=${id}`, { as: 'student' })
  goBackAtThePicture()
  await addReceipt()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
})

/** As somebody has set it in their system. The browser’s own setting is that of all tests, which want stillness. */
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

test('the move is made with a passage, and a second one is made though it cuts the first short', async () => {
  prefer('no-preference')
  const passages = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => passages.mockRestore())
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  withViewTransition(() => void moves.push('two'))
  await expect.poll(() => moves).toEqual(['one', 'two'])
  expect(passages).toHaveBeenCalledTimes(2)
})

test('whoever wants stillness is moved at once', () => {
  prefer('reduce')
  const passages = vi.spyOn(document, 'startViewTransition')
  onTestFinished(() => passages.mockRestore())
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
  expect(passages).not.toHaveBeenCalled()
})

test('where the browser has no passages the move is made at once', () => {
  prefer('no-preference')
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')
  onTestFinished(() => void Object.defineProperty(Document.prototype, 'startViewTransition', own ?? {}))
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  const moves: string[] = []
  withViewTransition(() => void moves.push('one'))
  expect(moves).toEqual(['one'])
})
