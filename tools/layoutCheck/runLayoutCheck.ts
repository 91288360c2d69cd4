import type { Browser } from 'playwright'
import { bundleChecks } from './bundleChecks.ts'
import { type PageFinding, checkPage } from './checkPage.ts'
import { routeMixedResponses } from './mixed/answerMixed.ts'
import { openContext, signInAndReadStorage } from './openContext.ts'
import { navigateInApp } from './navigateInApp.ts'
import { openPage } from './openPage.ts'
import { type ViewedPage, type Viewer, viewedPages } from './viewedPages.ts'
import { waitForPageReady } from './waitForPageReady.ts'
import { screenSizes } from './screenSizes.ts'

/** A finding with where it was found. */
export type LayoutFinding = PageFinding & ViewedPage & { language: string; data: Data }

type Data = 'ordinary' | 'mixed'

export type LayoutCheckOptions = {
  languages: readonly string[]
  data: readonly Data[]
  widths: readonly number[]
  /** Only places whose role or path says this. */
  only: string
}

export const fullLayoutCheck: LayoutCheckOptions = {
  languages: ['en', 'ur', 'ar'],
  data: ['ordinary', 'mixed'],
  widths: screenSizes.map(({ width }) => width),
  only: '',
}

const WORKERS = 3

/** Looks at every place of a part of the matrix, several at once, and answers what it found and how often it looked. */
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
