import type { Browser } from 'playwright'
import { bundleChecks } from './bundle.ts'
import { type Found, lookAt } from './lookAt.ts'
import { answerMixed } from './mixed/answerMixed.ts'
import { openAs, sessionOf } from './openAs.ts'
import { moveTo } from './moveTo.ts'
import { openPlace } from './openPlace.ts'
import { type Place, type Who, places } from './places.ts'
import { untilItStands } from './untilItStands.ts'
import { screens } from './widths.ts'

/** A finding with where it was found. */
export type MatrixFound = Found & Place & { language: string; data: Data }

type Data = 'ordinary' | 'mixed'

export type MatrixPart = {
  languages: readonly string[]
  data: readonly Data[]
  widths: readonly number[]
  /** Only places whose role or path says this. */
  only: string
}

export const whole: MatrixPart = {
  languages: ['en', 'ur', 'ar'],
  data: ['ordinary', 'mixed'],
  widths: screens.map(({ width }) => width),
  only: '',
}

const WORKERS = 3

/** Looks at every place of a part of the matrix, several at once, and answers what it found and how often it looked. */
export async function runMatrix(
  browser: Browser,
  url: string,
  { languages, data, widths, only }: MatrixPart = whole,
  onPlace: (found: readonly MatrixFound[], name: string) => void = () => undefined,
): Promise<{ found: MatrixFound[]; looks: number }> {
  const checks = await bundleChecks()
  const sizes = screens.filter(({ width }) => widths.includes(width))
  const chosen = places.filter(({ who, path }) => `${who} ${path}`.includes(only))
  const groups = Object.entries(Object.groupBy(chosen, ({ who }) => who)).flatMap(([who, ofWho]) =>
    languages.flatMap((language) => data.map((kind) => ({ who: who as Who, ofWho, language, kind }))),
  )
  const stored = new Map<Who, Awaited<ReturnType<typeof sessionOf>>>()
  for (const who of new Set(groups.map((group) => group.who))) stored.set(who, await sessionOf(browser, url, who))

  const found: MatrixFound[] = []
  let looks = 0
  const work = async (): Promise<void> => {
    for (let group = groups.shift(); group; group = groups.shift()) {
      const { who, ofWho, language, kind } = group
      const context = await openAs(browser, { url, language, stored: stored.get(who) })
      if (kind === 'mixed') await answerMixed(context)
      const page = await context.newPage()
      for (const [at, place] of ofWho.entries()) {
        if (at === 0) await openPlace(page, url + place.path)
        else await moveTo(page, place.path)
        await untilItStands(page)
        const faults = await lookAt(page, { checks, sizes, isOrdinary: kind === 'ordinary' })
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
