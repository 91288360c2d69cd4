import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { publicPaths } from '../../packages/app/src/addresses/public.ts'

/** The Lighthouse categories. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof categories)[number]

/** The result of one Lighthouse run. */
export type AuditResult = {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds, except the layout shift, which is unitless. */
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
  /** Descriptions of failed audits that affect a score. */
  failedAudits: readonly string[]
}

type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string; details?: object }
type Judged = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Result = {
  audits: Record<string, Audit>
  categories: Record<string, Judged>
  runtimeError?: { message: string }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>

/** Lighthouse is large and only used here, so it is installed on first use. */
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

/** Runs Lighthouse for a page with a slow phone profile, in the browser with this debugging port. */
export async function auditPage(lighthouse: Lighthouse, url: string, port: number): Promise<AuditResult> {
  const response = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!response) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { audits, categories: judged, runtimeError } = response.lhr
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

/** Lighthouse rounds category scores, so an audit of 0.995 doesn't lower them. */
const FULL = 0.995
const MAX_PLACES = 3

/** The first few elements or URLs of an audit. */
function placesOf(details: object | undefined): string {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return ''
  const places = details.items.slice(0, MAX_PLACES).flatMap((item: Record<string, unknown>): string[] => {
    const node = item['node']
    if (typeof node === 'object' && node !== null && 'snippet' in node) return [String(node.snippet)]
    return [item['url'], item['description'], item['source']].filter((text) => typeof text === 'string').slice(0, 1)
  })
  return places.length === 0 ? '' : `: ${places.join('; ')}`
}

/** The median; for an even count the lower of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

const FULL_SCORE = 100

/** Faults of a page: performance, which depends on the machine's load, by its median; other categories in each run. */
export function findScoreFailures(runs: readonly AuditResult[]): string[] {
  if (runs.length === 0) return ['was not measured']
  return categories.flatMap((category) => {
    const scores = runs.map((run) => run.scores[category])
    const counted = category === 'performance' ? median(scores) : Math.min(...scores)
    return counted === FULL_SCORE ? [] : [`has ${counted} of ${FULL_SCORE} in ${category}`]
  })
}

export type PageRuns = { path: string; runs: readonly AuditResult[] }

const milliseconds = (value: number) => value.toFixed(0).padStart(8)

/** A table of medians per page, followed by all runs if they differ. */
export function formatScores(lines: readonly PageRuns[]): string {
  return [
    `${''.padEnd(26)}${categories.map((name) => name.padStart(24)).join('')}     FCP     LCP     TBT    CLS (ms)`,
    ...lines.map(({ path, runs }) => {
      const scores = categories.map((category) => formatScoreCell(runs.map((run) => run.scores[category])).padStart(24))
      const times = (['firstContentfulPaint', 'largestContentfulPaint', 'totalBlockingTime'] as const).map((name) =>
        milliseconds(median(runs.map((run) => run[name]))),
      )
      return `${path.padEnd(26)}${scores.join('')}${times.join('')}  ${median(runs.map(({ cumulativeLayoutShift }) => cumulativeLayoutShift)).toFixed(3)}`
    }),
  ].join('\n')
}

function formatScoreCell(scores: readonly number[]): string {
  const isSame = new Set(scores).size === 1
  return isSame ? String(scores[0]) : `${median(scores)} (${scores.join(', ')})`
}

/** Public pages: the front page, a demo course, sign-in and registration. */
export const publicPages: readonly string[] = [
  publicPaths.signIn(),
  '/courses/1',
  publicPaths.createStudentAccount(),
  publicPaths.createTeacherAccount(),
]
