import { type Page, expect, test } from '@playwright/test'
import { bundleChecks } from '../../../tools/matrix/bundle.ts'
import { lookAt } from '../../../tools/matrix/lookAt.ts'
import { openPlace } from '../../../tools/matrix/openPlace.ts'
import { screens } from '../../../tools/matrix/widths.ts'
import { expectPlace, signIn } from './signIn.ts'

const LIST = '/admin/students'

/** What each check of `npm run matrix` is there for, done to a page of the app. */
const breaks = [
  { kind: 'wide', path: LIST, style: 'main { inline-size: 3000px }' },
  { kind: 'scrolls', path: LIST, style: 'main { block-size: 200px; overflow: auto }' },
  { kind: 'broken', path: LIST, style: 'h1 { inline-size: 2ch; word-break: break-all }' },
  { kind: 'tall', path: LIST, style: 'tr, [role=row] { block-size: 300px }' },
  {
    kind: 'tab',
    path: '/admin/students?student=1&tab=billing',
    style: '[role=tablist] { inline-size: 20px; overflow: hidden }',
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
    await signIn(page, 'admin')
    await expectPlace(page, '/admin/dashboard')
    await openPlace(page, path)
    const looking = {
      checks: await bundleChecks(),
      sizes: screens.filter(({ width }) => width === 1280),
      isOrdinary: true,
    }
    const found = async () =>
      (await lookAt(page, looking)).filter((fault) => fault.kind === kind).map(({ what, how }) => `${what} ${how}`)
    const before = await found()
    await wear(page, style)
    expect((await found()).filter((one) => !before.includes(one))).not.toEqual([])
  })
}
