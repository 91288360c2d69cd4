import type { BrowserContext } from '@playwright/test'

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
