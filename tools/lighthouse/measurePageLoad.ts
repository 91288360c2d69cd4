import type { Browser, CDPSession } from 'playwright'

const SLOW_CONNECTION = { bytesPerSecond: 50_000, latency: 300 }
/** CPU throttling for a mid-range phone. */
const SLOWED = 4
const TIMEOUT = 120_000
const PHONE = { width: 390, height: 844 }

export type PageLoadTimes = {
  /** Milliseconds until first paint and until the first field is usable; undefined without a field. */
  firstPaint: number
  field: number | undefined
  /** Milliseconds until hydration: from then on buttons work. */
  interactive: number | undefined
  /** Transferred bytes, including headers. */
  bytes: number
}

/** Opens a page with an empty cache, with a mid-range phone's CPU and a slow, high-latency connection. */
export async function measurePageLoad(browser: Browser, url: string): Promise<PageLoadTimes> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: PHONE })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const received = await slowDown(session)
  await page.addInitScript(noteFields)
  await page.goto(url, { timeout: TIMEOUT, waitUntil: 'commit' })
  await page.waitForFunction(() => 'hydrated' in (window as unknown as Seen).seen, undefined, { timeout: TIMEOUT })
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT })
  const { painted, seen } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    seen: (window as unknown as Seen).seen,
  }))
  await context.close()
  // A field can exist before the first paint.
  const field = seen.field === undefined ? undefined : Math.max(seen.field, painted)
  return { firstPaint: painted, field, interactive: seen.hydrated, bytes: received() }
}

type Seen = { seen: { field?: number; hydrated?: number } }

async function slowDown(session: CDPSession): Promise<() => number> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_CONNECTION.latency,
    downloadThroughput: SLOW_CONNECTION.bytesPerSecond,
    uploadThroughput: SLOW_CONNECTION.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return () => bytes
}

/** Runs in the page: records when a field appears, and when React has hydrated it, or a heading if there is none. */
function noteFields(): void {
  const seen: Seen['seen'] = {}
  Object.assign(window, { seen })
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const look = () => {
    const field = document.querySelector('main input:not([type=hidden]), form input:not([type=hidden])')
    if (field !== null) seen.field ??= performance.now()
    const shown = field ?? document.querySelector('h1')
    if (shown !== null && isHydrated(shown)) seen.hydrated ??= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
