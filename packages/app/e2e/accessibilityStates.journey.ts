import { type Page, expect, test } from '@playwright/test'
import type { AccessibilityChecks } from '../../../tools/layoutCheck/inPage/installAccessibilityChecks.ts'
import { waitForPageReady } from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { openContext, signInAndReadStorage, viewedPages, type Viewer } from '../../../tools/layoutCheck/viewedPages.ts'
import { bundleForPage } from '../../../tools/bundleForPage.ts'
import { publicPaths } from '../src/addresses/public.ts'
import { measureNarrowScreen, wideSpacing } from './expectFitsNarrowScreen.ts'

test.describe.configure({ mode: 'parallel' })

const states = [
  { language: 'en', colorScheme: 'light', viewport: { width: 320, height: 640 }, hasTouch: true },
  { language: 'ur', colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true },
  { language: 'ar', colorScheme: 'light', viewport: { width: 1280, height: 800 }, hasTouch: false },
] as const

/** Main pages of a user, without the views of single records. */
const pagesOf = (who: Viewer, count: number) =>
  viewedPages.flatMap((page) => (page.who === who && !page.path.includes('?') ? [page.path] : [])).slice(0, count)

/** 24 pages. */
const pages = {
  visitor: [publicPaths.courses(), '/courses/1-tajweed-for-beginners', publicPaths.trial(), ...pagesOf('visitor', 5)],
  student: pagesOf('student', 8),
  teacher: pagesOf('teacher', 4),
  admin: pagesOf('admin', 4),
} satisfies Partial<Record<Viewer, string[]>>

const tabbedPages = {
  visitor: [publicPaths.signIn(), publicPaths.courses(), publicPaths.createStudentAccount()],
  student: [publicPaths.dashboard('student'), '/student/billing', '/student/courses?purchase=3'],
  teacher: ['/teacher/classes?class=1'],
  admin: ['/admin/students'],
} satisfies Partial<Record<Viewer, string[]>>

const checks = bundleForPage(
  new URL('../../../tools/layoutCheck/inPage/installAccessibilityChecks.ts', import.meta.url),
)

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForPageReady(page)
  await page.evaluate(await checks)
}

type InPage = { accessibilityChecks: AccessibilityChecks }

const findViolations = (page: Page) =>
  page.evaluate(() => (window as unknown as InPage).accessibilityChecks.findViolations())

const checkFocus = (page: Page) => page.evaluate(() => (window as unknown as InPage).accessibilityChecks.checkFocus())

for (const who of ['visitor', 'student', 'teacher', 'admin'] as const) {
  for (const { language, ...options } of states) {
    const { width } = options.viewport
    // proves D327.1
    test(
      `main pages of the ${who} pass axe and fit with wide text spacing: ${language}, ${options.colorScheme}, ${width} px`,
      { tag: ['@mock', '@slow'] },
      async ({ browser, baseURL: url = '' }) => {
        test.slow()
        const stored = await signInAndReadStorage(browser, url, who)
        const context = await openContext(browser, { url, language, stored }, { ...options, baseURL: url })
        const page = await context.newPage()
        for (const path of pages[who]) {
          await openPage(page, path)
          expect.soft(await findViolations(page), path).toEqual([])
          for (const style of ['', wideSpacing]) {
            const message = `${path}${style && ', widely spaced'}`
            // A list adjusts to its new width one frame later.
            await expect
              .configure({ soft: true })
              .poll(() => page.evaluate(measureNarrowScreen, style), { message })
              .toEqual({ overflow: 0, cut: [] })
          }
        }
        await context.close()
      },
    )
  }

  test(
    `every element of the ${who} that Tab reaches on a phone is visible and shows its focus`,
    { tag: ['@mock', '@slow'] },
    async ({ browser, baseURL: url = '' }) => {
      test.slow()
      const stored = await signInAndReadStorage(browser, url, who)
      const viewport = { width: 390, height: 844 }
      const context = await openContext(browser, { url, language: 'en', stored }, { viewport, baseURL: url })
      const page = await context.newPage()
      for (const path of tabbedPages[who]) {
        await openPage(page, path)
        const reached: string[] = []
        const press = async () => {
          await page.keyboard.press('Tab')
          return checkFocus(page)
        }
        for (let focus = await press(); focus; focus = await press()) {
          reached.push(focus.element)
          expect.soft(focus.fault, `${path}: ${focus.element}`).toBeUndefined()
          expect(reached.length, `${path} keeps the focus within it`).toBeLessThan(400)
        }
        expect(reached.length, path).toBeGreaterThan(3)
      }
      await context.close()
    },
  )
}
