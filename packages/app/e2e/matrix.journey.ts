import { type Page, expect, test } from '@playwright/test'
import {
  bundleChecks,
  checkPage,
  runLayoutCheck,
  waitForPageReady,
  formatLayoutReport,
  screenSizes,
} from '../../../tools/layoutCheck/runLayoutCheck.ts'
import { openAs } from './accounts.ts'

const LIST = '/admin/students'

/** What each check of `npm run measure -- matrix` is there for, done to a page of the app. */
const breaks = [
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

async function wear(page: Page, style: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.replaceAll(/(?=;| \})/g, ' !important'))
    document.adoptedStyleSheets.push(sheet)
  }, style)
}

for (const { kind, path, style } of breaks) {
  test(`the matrix finds what is ${kind} on a page`, { tag: '@mock' }, async ({ page }) => {
    await openAs(page, 'admin', path)
    await waitForPageReady(page)
    const looking = {
      checks: await bundleChecks(),
      sizes: screenSizes.filter(({ width }) => width === 1280),
      isOrdinary: true,
    }
    const found = async () =>
      (await checkPage(page, looking)).filter((fault) => fault.kind === kind).map(({ what, how }) => `${what} ${how}`)
    const before = await found()
    await wear(page, style)
    expect((await found()).filter((one) => !before.includes(one))).not.toEqual([])
  })
}

/** A part of the matrix that takes little time: every page once, each area in another language. */
const parts = [
  { who: 'admin', language: 'en' },
  { who: 'teacher', language: 'ur' },
  { who: 'student', language: 'ar' },
  { who: 'visitor', language: 'ur' },
] as const

for (const { who, language } of parts) {
  test(
    `every page of the ${who} keeps its shape on a phone and on a desk, in ${language}`,
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
