import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { viewedPages } from '../../../tools/layoutCheck/viewedPages.ts'
import { publicPaths } from '../src/addresses/public.ts'

// Those of a role are among its pages.
const { home: _home, dashboard: _dashboard, ...entrances } = publicPaths

/** Every address that somebody opens: each screen’s, each that a visitor’s page has, and the first course’s own. */
export async function everyAddress(who: 'admin' | 'teacher' | 'student' | 'visitor', school: APIRequestContext) {
  const own = viewedPages.flatMap((place) => (place.who === who ? [place.path] : []))
  if (who !== 'visitor') return own
  const map = await (await school.get('/sitemap.xml')).text()
  const [, course] = /<loc>[^<]*?(\/courses\/[^<?]+)<\/loc>/.exec(map) ?? []
  if (course === undefined) throw new Error('The map of the school names no course.')
  return [...new Set([...own, ...Object.values(entrances).map((path) => path()), course])]
}

/** What any page of a browser did that its Content-Security-Policy forbids, as it is told and as its console says. */
export async function listenForViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('tellViolation', ({ page }, told: string) => violations.push(`${page.url()}: ${told}`))
  await context.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (told: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tellViolation([effectiveDirective, blockedURI, sample].join(' ')),
    )
  })
  context.on('console', (message) => {
    const text = message.text()
    if (/Content.Security.Policy/i.test(text)) violations.push(`${message.page()?.url() ?? 'a worker'}: ${text}`)
  })
  return violations
}
