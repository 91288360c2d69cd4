import { type ConsoleMessage, type Page, expect, test } from '@playwright/test'
import { entrancePaths } from '../src/addresses/public.ts'
import { expectNarrow } from './expectNarrow.ts'
import { pagesOf } from './pagesOf.ts'
import { expectPlace, signIn } from './signIn.ts'
import { takeAwayWhatIsNew } from './takeAwayWhatIsNew.ts'

const { signIn: home, createTeacherAccount, createStudentAccount, forgotPassword, resetPassword } = entrancePaths
const publicPages = [home(), createTeacherAccount(), createStudentAccount(), forgotPassword(), resetPassword()]

/** In English and in Urdu, in which a page may be left. */
const tryAgain = /^(Try again|دوبارہ کوشش کریں)$/
const desk = { width: 1280, height: 800 }
const ways = [
  { where: 'on a desk', viewport: desk, tag: ['@server'], isOld: false, isNarrow: false },
  { where: 'on a phone', viewport: { width: 390, height: 844 }, tag: ['@mock'], isOld: false, isNarrow: true },
  { where: 'in the oldest browsers', viewport: desk, tag: ['@mock'], isOld: true, isNarrow: false },
]

for (const { where, viewport, tag, isOld, isNarrow } of ways) {
  test.describe(where, { tag }, () => {
    test.use({ viewport })
    test.beforeEach(({ page }) => (isOld ? takeAwayWhatIsNew(page) : undefined))

    // proves 2§2.paths.2
    test('every public page stands, keeps the policy and fits', async ({ page }) => {
      const complaints = listen(page)
      for (const path of publicPages) await expectWhole(page, path, isNarrow)
      expect(complaints).toEqual([])
    })

    for (const role of ['admin', 'teacher', 'student'] as const) {
      // proves 2§2.paths.2
      test(`every page of the ${role} stands, keeps the policy and fits`, async ({ page }) => {
        const complaints = listen(page)
        await signIn(page, role)
        await expectPlace(page, entrancePaths.dashboard(role))
        for (const path of pagesOf(role)) await expectWhole(page, path, isNarrow)
        expect(complaints).toEqual([])
      })
    }
  })
}

/** What the browser complains of: a policy that was broken, a fault of the app. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    const isFault = message.type() === 'error' && !text.startsWith('Failed to load resource')
    if (isFault || /Content.Security.Policy/i.test(text)) complaints.push(`${page.url()}: ${text}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}

async function expectWhole(page: Page, path: string, isNarrow: boolean): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.getByRole('button', { name: tryAgain }), path).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
  if (isNarrow) await expectNarrow(page, path)
}
