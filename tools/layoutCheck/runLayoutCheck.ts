import type { Browser, Page, BrowserContext } from 'playwright'
import { openContext, signInAndReadStorage, type ViewedPage, type Viewer, viewedPages } from './viewedPages.ts'
import { createWorstCaseResponse } from './createWorstCaseResponse.ts'
import { bundleForPage } from '../bundleForPage.ts'
import { waitForNetworkIdle } from '../waitForNetworkIdle.ts'
import type { Fault } from './inPage/findFaults.ts'
import type { LayoutChecks } from './inPage/installLayoutChecks.ts'

/** Viewport sizes; phones and tablets use touch. */
export const screenSizes = [
  { width: 320, height: 640, isTouched: true },
  { width: 390, height: 844, isTouched: true },
  { width: 820, height: 1180, isTouched: true },
  { width: 1024, height: 768, isTouched: false },
  { width: 1280, height: 800, isTouched: false },
  { width: 1920, height: 1080, isTouched: false },
] as const

type ScreenSize = (typeof screenSizes)[number]

/** A finding with where it was found. */
type LayoutFinding = PageFinding & ViewedPage & { language: string; data: Data }

type Data = 'ordinary' | 'mixed'

type LayoutCheckOptions = {
  languages: readonly string[]
  data: readonly Data[]
  widths: readonly number[]
  /** Only pages whose role and path contain this text. */
  only: string
}

export const fullLayoutCheck: LayoutCheckOptions = {
  languages: ['en', 'ur', 'ar'],
  data: ['ordinary', 'mixed'],
  widths: screenSizes.map(({ width }) => width),
  only: '',
}

const WORKERS = 3

/** Checks pages in parallel. Returns the findings and the number of checked views. */
export async function runLayoutCheck(
  browser: Browser,
  url: string,
  { languages, data, widths, only }: LayoutCheckOptions = fullLayoutCheck,
  onPlace: (found: readonly LayoutFinding[], name: string) => void = () => undefined,
): Promise<{ found: LayoutFinding[]; looks: number }> {
  const checks = await bundleChecks()
  const sizes = screenSizes.filter(({ width }) => widths.includes(width))
  const chosen = viewedPages.filter(({ who, path }) => `${who} ${path}`.includes(only))
  const groups = Object.entries(Object.groupBy(chosen, ({ who }) => who)).flatMap(([who, ofWho]) =>
    languages.flatMap((language) => data.map((kind) => ({ who: who as Viewer, ofWho, language, kind }))),
  )
  const stored = new Map<Viewer, Awaited<ReturnType<typeof signInAndReadStorage>>>()
  for (const who of new Set(groups.map((group) => group.who)))
    stored.set(who, await signInAndReadStorage(browser, url, who))

  const found: LayoutFinding[] = []
  let looks = 0
  const work = async (): Promise<void> => {
    for (let group = groups.shift(); group; group = groups.shift()) {
      const { who, ofWho, language, kind } = group
      const context = await openContext(browser, { url, language, stored: stored.get(who) })
      if (kind === 'mixed') await routeMixedResponses(context)
      const page = await context.newPage()
      for (const [at, place] of ofWho.entries()) {
        if (at === 0) await openPage(page, url + place.path)
        else await navigateInApp(page, place.path)
        await waitForPageReady(page)
        const faults = await checkPage(page, { checks, sizes, isOrdinary: kind === 'ordinary' })
        looks += sizes.length
        found.push(...faults.map((fault) => ({ ...fault, ...place, language, data: kind })))
        onPlace(found, `${language} ${kind} ${who} ${place.path}`)
      }
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return { found, looks }
}

/** Opens a page and waits until it has loaded. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForPageReady(page)
}

/** Replaces texts in all API responses by long and mixed ones. */
async function routeMixedResponses(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const isJson = response.ok() && (response.headers()['content-type'] ?? '').includes('json')
    if (isJson) await route.fulfill({ response, json: createWorstCaseResponse(await response.json()) })
    else await route.fulfill({ response })
  })
}

/** Waits for the heading, data, fonts and pictures of a page. */
export async function waitForPageReady(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await waitForNetworkIdle(page)
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => complete || loading === 'lazy'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Bundles the checks as a script that defines `window.layoutChecks`. */
export function bundleChecks(): Promise<string> {
  return bundleForPage(new URL('inPage/installLayoutChecks.ts', import.meta.url))
}

/**
 * Navigates within the app, which is faster than loading a URL. It goes through a missing page first, so that no content of
 * the previous page is mistaken for the next.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  const [, area = ''] = path.split(/[/?]/)
  const nowhere = /^(admin|teacher|student)$/.test(area) ? `/${area}/nowhere` : '/nowhere'
  for (const place of new Set([nowhere, path])) {
    await page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['isLeft'] = 'true'
      window.history.pushState(null, '', to)
    }, place)
    await page.locator('h1:not([data-is-left])').first().waitFor()
  }
}

type PageFinding = Fault & { width: number }

type Looking = { checks: string; sizes: readonly ScreenSize[]; isOrdinary: boolean }

/** Checks the open page at every width. Colours don’t depend on the width, so contrast is checked at two widths only. */
export async function checkPage(page: Page, { checks, sizes, isOrdinary }: Looking): Promise<PageFinding[]> {
  await page.evaluate(checks)
  const touch = await page.context().newCDPSession(page)
  const found: PageFinding[] = []
  for (const { width, height, isTouched } of sizes) {
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: isTouched ? 5 : 1 })
    await page.setViewportSize({ width, height })
    const faults = await page.evaluate(runChecks, { isOrdinary, isColour: width === sizes[0]?.width || width === 1280 })
    found.push(...faults.map((fault) => ({ ...fault, width })))
  }
  await touch.detach()
  return found
}

/** Runs in the page, after it was resized. */
async function runChecks({ isOrdinary, isColour }: { isOrdinary: boolean; isColour: boolean }): Promise<Fault[]> {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  for (let count = 0; count < 3; count += 1) await frame()
  const { layoutChecks } = window as unknown as { layoutChecks: LayoutChecks }
  return [...layoutChecks.faults({ isOrdinary }), ...(isColour ? await layoutChecks.contrast() : [])]
}

/** Findings on more pages than this are reported once, before the others. */
const COMMON_THRESHOLD = 4

/** Formats findings, one line per element: problem, widths, languages and data. */
export function formatLayoutReport(found: readonly LayoutFinding[]): string[] {
  const whatOf = ({ kind, what }: LayoutFinding) => `${kind} · ${what}`
  const placeOf = ({ who, path }: LayoutFinding) => `${who} ${path}`
  const placesOf = new Map(
    Object.entries(Object.groupBy(found, whatOf)).map(([what, same = []]) => [what, new Set(same.map(placeOf)).size]),
  )
  const isCommon = (one: LayoutFinding) => (placesOf.get(whatOf(one)) ?? 0) > COMMON_THRESHOLD
  const headingOf = (one: LayoutFinding) => (isCommon(one) ? 'On many pages' : placeOf(one))
  const sections = Object.entries(Object.groupBy(found, headingOf)).toSorted(
    ([one], [other]) => Number(other === 'On many pages') - Number(one === 'On many pages'),
  )
  return sections.flatMap(([heading, inSection = []]) => {
    const same = Object.groupBy(inSection, whatOf)
    const lines = Object.entries(same).map(([what, ofOne = []]) => lineOf(what, ofOne))
    return ['', `## ${heading}`, '', ...lines.toSorted()]
  })
}

function lineOf(what: string, found: readonly LayoutFinding[]): string {
  const each = <Key extends keyof LayoutFinding>(key: Key) => [...new Set(found.map((one) => one[key]))]
  const widths = each('width').toSorted((one, other) => one - other)
  const hows = each('how').slice(0, 3)
  const places = each('path').length
  const where = places > 1 ? ` · ${places} places` : ''
  return `- ${what} · ${hows.join('; ')} · ${widths.join(' ')} · ${each('language').join(' ')} · ${each('data').join(' ')}${where}`
}
