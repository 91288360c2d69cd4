import type { ConsoleMessage, Page } from '@playwright/test'

/** Collects what the browser reports as an error: exceptions, logged errors, violations of the page's security policy. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    const isError = message.type() === 'error' && !text.startsWith('Failed to load resource')
    if (isError || /Content.Security.Policy/i.test(text)) errors.push(`${page.url()}: ${text}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}
