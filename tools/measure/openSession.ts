import type { Browser, BrowserContextOptions } from 'playwright'
import { openContext } from './openContext.ts'
import type { AreaName } from './pages.ts'

type Session = NonNullable<BrowserContextOptions['storageState']>

/** Signs in as somebody of a role, and answers with what the browser keeps of it. */
export async function openSession(browser: Browser, url: string, role: AreaName): Promise<Session> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('input[name=email]').fill(`${role}@maktab.test`)
  await page.locator('input[name=password]').fill('any password')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/${role}/dashboard`)
  const session = await context.storageState()
  await context.close()
  return session
}
