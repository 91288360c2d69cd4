import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

/** No lesson of the examples is near then: who has one soon loads its bar as well, at some hours of the day. */
const quietHour = new Date().setUTCHours(3, 0, 0, 0)

/** A browser of somebody new, in which it is always the same hour. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  await context.clock.setFixedTime(quietHour)
  return context
}
