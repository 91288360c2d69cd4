import { type Page, expect, test } from '@playwright/test'
import {
  bundleChecks,
  checkPage,
  runLayoutCheck,
  waitForPageReady,
  formatLayoutReport,
  screenSizes,
} from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { openAs } from './signIn.ts'

const LIST = '/admin/students'

/** A style that breaks a page for each check of `npm run measure -- matrix`. */
const brokenStyles = [
  { kind: 'wide', path: LIST, style: 'main { inline-size: 3000px }' },
  { kind: 'scrolls', path: LIST, style: 'main { flex: none; block-size: 200px; overflow: auto }' },
  { kind: 'broken', path: LIST, style: 'h1 { inline-size: 2ch; word-break: break-all }' },
  { kind: 'tall', path: LIST, style: 'tr, [role=row] { block-size: 300px }' },
  {
    kind: 'tab',
    path: '/admin/students?student=1&tab=billing',
    style: 'main [role=tab] { position: relative; inset-inline-start: 2000px }',
  },
  { kind: 'target', path: LIST, style: 'main button { block-size: 8px; min-block-size: 0 }' },
  { kind: 'contrast', path: LIST, style: 'td * { color: #ddd }' },
] as const

async function applyStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.replaceAll(/(?=;| \})/g, ' !important'))
    document.adoptedStyleSheets.push(sheet)
  }, style)
}

for (const { kind, path, style } of brokenStyles) {
  test(`the layout check finds what is ${kind} on a page`, { tag: '@mock' }, async ({ page }) => {
    await openAs(page, 'admin', path)
    await waitForPageReady(page)
    const options = {
      checks: await bundleChecks(),
      sizes: screenSizes.filter(({ width }) => width === 1280),
      isOrdinary: true,
    }
    const findFaults = async () =>
      (await checkPage(page, options)).filter((fault) => fault.kind === kind).map(({ what, how }) => `${what} ${how}`)
    const before = await findFaults()
    await applyStyle(page, style)
    expect((await findFaults()).filter((one) => !before.includes(one))).not.toEqual([])
  })
}

/** A quick part of the layout check: every page once, each area in another language. */
const parts = [
  { who: 'admin', language: 'en' },
  { who: 'teacher', language: 'ur' },
  { who: 'student', language: 'ar' },
  { who: 'visitor', language: 'ur' },
] as const

for (const { who, language } of parts) {
  test(
    `every page of the ${who} keeps its layout on a phone and on a desktop, in ${language}`,
    {
      tag: '@mock',
    },
    async ({ browser, baseURL }) => {
      test.slow()
      const part = { languages: [language], data: ['ordinary'], widths: [390, 1280], only: `${who} /` } as const
      const { found, looks } = await runLayoutCheck(browser, baseURL ?? '', part)
      expect(formatLayoutReport(found)).toEqual([])
      expect(looks).toBeGreaterThan(0)
    },
  )
}
