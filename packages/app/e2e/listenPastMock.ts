import { type Page, test } from '@playwright/test'

/** What others change is told to the page by the school, where the mock between them has nothing of it to tell. */
export async function listenPastMock(page: Page): Promise<void> {
  const { baseURL: url = '' } = test.info().project.use
  await page.context().addCookies([{ name: 'mock', value: 'watchChanges=upstream', url }])
}
