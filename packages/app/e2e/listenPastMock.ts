import type { Page } from '@playwright/test'

/** Lets the school itself tell the page of changes; the mock between them knows of none. */
export async function listenPastMock(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'mock', value: 'watchChanges=upstream', domain: 'localhost', path: '/' }])
}
