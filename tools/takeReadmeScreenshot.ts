import { chromium as playwright } from 'playwright'
import { join } from 'node:path'
import { buildApp, root } from './run.ts'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { serveAppWithMock } from './serveAppWithMock.ts'
import { waitForNetworkIdle } from './waitForNetworkIdle.ts'

// The screenshot in README.md: the administrator’s dashboard with the mock’s data.
await buildApp()
const school = await serveAppWithMock(0)
const browser = await playwright.launch(await getLaunchOptions())
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  serviceWorkers: 'block',
})
await page.goto(school.url)
await page.locator('input[name=email]').fill('admin@maktab.test')
await page.locator('input[name=password]').fill('any password')
await page.locator('button[type=submit]').click()
await page.waitForURL('**/admin/dashboard')
await page.getByRole('heading', { level: 1 }).waitFor()
await waitForNetworkIdle(page)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: join(root, 'docs', 'screenshot.png') })
await browser.close()
await school.close()
console.log('Wrote docs/screenshot.png')
