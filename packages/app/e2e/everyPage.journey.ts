import { calls } from '@maktab/contract/calls'
import { type Page, type Request, expect } from '@playwright/test'
import { navigateInApp, waitForPageReady } from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { publicPaths } from '../src/addresses/public.ts'
import { collectConsoleErrors, removeNewFeatures } from './pageLoading.ts'
import { expectFitsNarrowScreen } from './expectFitsNarrowScreen.ts'
import { getRolePagePaths } from './getRolePagePaths.ts'
import { test } from './serverFixtures.ts'
import { openAs } from './signIn.ts'

test.describe.configure({ mode: 'parallel' })

const { signIn: home, createTeacherAccount, createStudentAccount, forgotPassword, resetPassword } = publicPaths
const publicPages = [home(), createTeacherAccount(), createStudentAccount(), forgotPassword(), resetPassword()]

/** English and Urdu, because a test may leave a page in either. */
const tryAgain = /^(Try again|دوبارہ کوشش کریں)$/
const desktop = { width: 1280, height: 800 }
const open = (page: Page, path: string) => page.goto(path)
/** On a desktop each URL is opened directly; elsewhere the test follows links as users do. */
const modes = [
  { where: 'on a desktop', viewport: desktop, tag: ['@server'], isOld: false, isNarrow: false, go: open },
  {
    where: 'on a phone',
    viewport: { width: 390, height: 844 },
    tag: ['@mock'],
    isOld: false,
    isNarrow: true,
    go: navigateInApp,
  },
  {
    where: 'in the oldest browsers',
    viewport: desktop,
    tag: ['@mock'],
    isOld: true,
    isNarrow: false,
    go: navigateInApp,
  },
]

for (const { where, viewport, tag, isOld, isNarrow, go } of modes) {
  test.describe(where, { tag }, () => {
    test.use({ viewport })
    test.beforeEach(({ page }) => (isOld ? removeNewFeatures(page) : undefined))

    // proves 2§2.paths.2
    test('every public page loads, satisfies the CSP and fits', async ({ page }) => {
      const errors = collectConsoleErrors(page)
      const isQuiet = trackRequests(page)
      await page.goto(home())
      for (const path of publicPages) {
        await go(page, path)
        await expectLoaded(page, { path, isNarrow, isQuiet })
      }
      expect(errors).toEqual([])
    })

    for (const role of ['admin', 'teacher', 'student'] as const) {
      // proves 2§2.paths.2
      test(`every page of the ${role} loads, satisfies the CSP and fits`, async ({ page }) => {
        test.slow()
        const errors = collectConsoleErrors(page)
        const isQuiet = trackRequests(page)
        await openAs(page, role, publicPaths.dashboard(role))
        for (const path of getRolePagePaths(role)) {
          await go(page, path)
          await expectLoaded(page, { path, isNarrow, isQuiet })
        }
        expect(errors).toEqual([])
      })
    }
  })
}

/** Whether all requests of a page have finished, except the change stream, which stays open. */
function trackRequests(page: Page): () => boolean {
  const pending = new Set<Request>()
  const isChangeStream = (request: Request) => new URL(request.url()).pathname === `/api${calls.watchChanges.path}`
  page.on('request', (request) => void (isChangeStream(request) || pending.add(request)))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size === 0
}

type Expected = { path: string; isNarrow: boolean; isQuiet: () => boolean }

async function expectLoaded(page: Page, { path, isNarrow, isQuiet }: Expected): Promise<void> {
  await waitForPageReady(page)
  await expect.poll(isQuiet, path).toBe(true)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.getByRole('button', { name: tryAgain }), path).toHaveCount(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
  if (isNarrow) await expectFitsNarrowScreen(page, path)
}
