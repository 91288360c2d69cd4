import lighthouse from 'lighthouse'
import { type Audited, type Category, categories } from './Audited.ts'

/** Has Lighthouse open a page as on a phone with a slow line, in the browser that listens on this port. */
export async function auditPage(url: string, port: number): Promise<Audited> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}.`)
  const { audits, categories: judged, runtimeError } = run.lhr
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
    firstPaint: figureOf('first-contentful-paint'),
    largestPaint: figureOf('largest-contentful-paint'),
    blocked: figureOf('total-blocking-time'),
    shift: figureOf('cumulative-layout-shift'),
    missing: counted.flatMap(({ category, id }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score >= FULL) return []
      const places = placesOf(audit.details)
      return [`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}${places}`]
    }),
  }
}

/** Lighthouse rounds the category; an audit of 0.995 takes nothing off it. */
const FULL = 0.995
const MOST_PLACES = 3

type Details = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]['details']

/** Where it is, as far as Lighthouse says: the first few elements or addresses. */
function placesOf(details: Details): string {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return ''
  const places = details.items.slice(0, MOST_PLACES).flatMap((item: Record<string, unknown>) => {
    const node = item['node']
    if (typeof node === 'object' && node !== null && 'snippet' in node) return [String(node.snippet)]
    return [item['url'], item['description'], item['source']].filter((text) => typeof text === 'string').slice(0, 1)
  })
  return places.length === 0 ? '' : `: ${places.join('; ')}`
}
