import type { Browser } from 'playwright'

/** As slow as a phone of the middle class beside what this runs on. */
const SLOWED = 4
/** What takes longer than this can be felt; only what is above counts. */
const FELT_MILLISECONDS = 50
/** Nothing happens for so long: the page is there. */
const QUIET_MILLISECONDS = 2000
const PATIENCE = 60_000

/** Milliseconds: after the first paint, as Lighthouse’s “total blocking time” counts, and with what comes before it. */
type Blocking = { afterPaint: number; inAll: number }

/** For how long a page keeps the browser busy while it opens: what each task takes above fifty milliseconds, in sum. */
export async function measureBlocking(browser: Browser, url: string): Promise<Blocking> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.addInitScript(() => {
    const seen: { start: number; end: number }[] = []
    Object.assign(window, { seenTasks: seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.push({ start: startTime, end: startTime + duration })
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { timeout: PATIENCE })
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE })
  await page.waitForFunction(
    (quiet) => {
      const { seenTasks } = window as unknown as { seenTasks: { end: number }[] }
      return performance.now() - Math.max(0, ...seenTasks.map(({ end }) => end)) > quiet
    },
    QUIET_MILLISECONDS,
    { timeout: PATIENCE, polling: 200 },
  )
  const blocking = await page.evaluate((felt) => {
    const { seenTasks } = window as unknown as { seenTasks: { start: number; end: number }[] }
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const above = (from: number) =>
      seenTasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, from) - felt), 0)
    return { afterPaint: above(painted), inAll: above(0) }
  }, FELT_MILLISECONDS)
  await context.close()
  return blocking
}
