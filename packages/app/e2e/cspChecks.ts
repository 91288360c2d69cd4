import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { viewedPages } from '../../../tools/layoutCheck/viewedPages.ts'
import { publicPaths } from '../src/addresses/public.ts'

// The pages of roles are listed elsewhere.
const { home: _home, dashboard: _dashboard, registerAfterTrial, ...publicEntries } = publicPaths

/** Every URL that a user can open: of each screen, each public page and the first course. */
export async function getAllPaths(who: 'admin' | 'teacher' | 'student' | 'visitor', school: APIRequestContext) {
  const viewedPaths = viewedPages.flatMap((place) => (place.who === who ? [place.path] : []))
  if (who !== 'visitor') return viewedPaths
  const sitemap = await (await school.get('/sitemap.xml')).text()
  const [, course] = /<loc>[^<]*?(\/courses\/[^<?]+)<\/loc>/.exec(sitemap) ?? []
  if (course === undefined) throw new Error('The map of the school names no course.')
  return [
    ...new Set([
      ...viewedPaths,
      ...Object.values(publicEntries).map((path) => path()),
      registerAfterTrial('x'.repeat(43)),
      course,
    ]),
  ]
}

/** Collects CSP violations of all pages in a browser, from events and the console. */
export async function listenForViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('tellViolation', ({ page }, violation: string) =>
    violations.push(`${page.url()}: ${violation}`),
  )
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
