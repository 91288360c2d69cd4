import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import type { Viewer } from './viewedPages.ts'

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in at the mock, where any password does, and answers what the browser keeps of that. */
export async function signInAndReadStorage(browser: Browser, url: string, who: Viewer): Promise<Stored | undefined> {
  if (who === 'visitor') return undefined
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('input[name=email]').fill(`${who}@maktab.test`)
  await page.locator('input[name=password]').fill('any password')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((place) => place.pathname !== '/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const stored = await context.storageState()
  await context.close()
  return stored
}

type Look = { url: string; language: string; stored: Stored | undefined }

/** A browser of its own that speaks a language and is signed in. */
export async function openContext(
  browser: Browser,
  { url, language, stored }: Look,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...(stored && { storageState: stored }),
    ...options,
  })
  await context.addCookies([{ name: 'language', value: language, url }])
  return context
}
