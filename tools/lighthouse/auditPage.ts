import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { type AuditResult, type Category, categories } from './AuditResult.ts'

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string; details?: object }
type Judged = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Result = {
  audits: Record<string, Audit>
  categories: Record<string, Judged>
  runtimeError?: { message: string }
}
export type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>

/** Lighthouse and its packages are large and only measure, so they are installed here on first use. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(root, 'tools', 'lighthouse')
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    console.log('Installing Lighthouse…')
    const exitCode = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
    if (exitCode !== 0) process.exit(exitCode)
  }
  const name: string = 'lighthouse'
  return ((await import(name)) as { default: Lighthouse }).default
}

/** Has Lighthouse open a page as on a phone with a slow line, in the browser that listens on this port. */
export async function auditPage(lighthouse: Lighthouse, url: string, port: number): Promise<AuditResult> {
  const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!answer) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { audits, categories: judged, runtimeError } = answer.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const figureOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scoreOf = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100)
  const counted = categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? []).flatMap(({ id, weight }) => (weight > 0 ? [{ category, id }] : [])),
  )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstContentfulPaint: figureOf('first-contentful-paint'),
    largestContentfulPaint: figureOf('largest-contentful-paint'),
    totalBlockingTime: figureOf('total-blocking-time'),
    cumulativeLayoutShift: figureOf('cumulative-layout-shift'),
    failedAudits: counted.flatMap(({ category, id }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score >= FULL) return []
      const places = placesOf(audit.details)
      return [`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}${places}`]
    }),
  }
}

/** Lighthouse rounds the category; an audit of 0.995 takes nothing off it. */
const FULL = 0.995
const MAX_PLACES = 3

/** Where it is, as far as Lighthouse says: the first few elements or addresses. */
function placesOf(details: object | undefined): string {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return ''
  const places = details.items.slice(0, MAX_PLACES).flatMap((item: Record<string, unknown>): string[] => {
    const node = item['node']
    if (typeof node === 'object' && node !== null && 'snippet' in node) return [String(node.snippet)]
    return [item['url'], item['description'], item['source']].filter((text) => typeof text === 'string').slice(0, 1)
  })
  return places.length === 0 ? '' : `: ${places.join('; ')}`
}
