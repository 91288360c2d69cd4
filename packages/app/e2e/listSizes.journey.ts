import { type Page, expect } from '@playwright/test'
import { navigateInApp, waitForPageReady } from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { collectConsoleErrors } from './pageLoading.ts'
import { getRolePagePaths } from './getRolePagePaths.ts'
import { test } from './serverFixtures.ts'
import { openAs } from './signIn.ts'

test.describe.configure({ mode: 'parallel' })

/** Common sizes of a browser window, without its toolbars. */
const sizes = [
  [1280, 585],
  [1280, 665],
  [1280, 720],
  [1280, 900],
  [1024, 768],
  [820, 1180],
  [1366, 625],
  [1366, 768],
  [1440, 780],
  [1440, 900],
  [1536, 730],
  [1600, 780],
  [1920, 950],
] as const

const [first, ...others] = sizes.map(([width, height]) => ({ width, height }))

/** Safari reserves the width of its scrollbar since version 18.2. */
const ways = [
  { way: 'in English', language: 'en', hasGutter: true },
  { way: 'in English, in a browser without scrollbar-gutter', language: 'en', hasGutter: false },
  { way: 'in Urdu', language: 'ur', hasGutter: true },
] as const

/** A list is a `DataTable`; it renders its rows once it knows its width. */
const list = (page: Page) => page.locator('main [role=table] [role=row]').first()

test('the test browser shows scrollbars, which take width from the page', { tag: '@server' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.documentElement.style.setProperty('min-block-size', '200vh'))
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10)
})

test('a right-to-left page takes clicks at its right edge', { tag: '@server' }, async ({ page }) => {
  // High enough that nothing scrolls.
  await page.setViewportSize({ width: 1280, height: 6000 })
  await page.goto('/?lang=ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const isHit = await page.evaluate(() => {
    const { scrollHeight, clientWidth } = document.documentElement
    return scrollHeight <= innerHeight && document.elementFromPoint(clientWidth - 2, 5) !== null
  })
  expect(isHit).toBe(true)
})

for (const role of ['admin', 'teacher', 'student'] as const) {
  test.describe(`lists of the ${role}`, { tag: '@server' }, () => {
    test.slow()

    for (const { way, language, hasGutter } of ways) {
      // proves X193
      test(`every list opens and resizes at ${sizes.length} window sizes ${way}`, async ({ page, baseURL: url }) => {
        const errors = collectConsoleErrors(page)
        await openAs(page, role, `/${role}/dashboard`)
        // The sign-in form is filled in by its English labels.
        await page.context().addCookies([{ name: 'language', value: language, url: url! }])
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
        if (!hasGutter) await removeGutter(page)
        const lists: string[] = []
        for (const path of getRolePagePaths(role)) {
          await navigateInApp(page, path)
          await waitForPageReady(page)
          if (await list(page).isVisible()) lists.push(path)
        }
        expect(lists.length).toBeGreaterThan(3)
        for (const path of lists) {
          await page.setViewportSize(first!)
          await navigateInApp(page, path)
          await expectList(page, `${path} opened at ${first!.width} x ${first!.height}`)
          for (const size of others) {
            const name = `${path} at ${size.width} x ${size.height}`
            await page.setViewportSize(size)
            await expectList(page, `${name}, resized`)
            await navigateInApp(page, path)
            await expectList(page, `${name}, opened`)
          }
        }
        expect(errors).toEqual([])
      })
    }
  })
}

async function expectList(page: Page, message: string): Promise<void> {
  await expect(list(page), message).toBeVisible()
}

/** Lasts until the page is reloaded. */
async function removeGutter(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { scrollbar-gutter: auto !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
