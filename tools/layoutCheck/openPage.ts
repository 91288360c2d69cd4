import type { Page } from 'playwright'
import { waitForPageReady } from './waitForPageReady.ts'

/** Opens a place and waits until it stands. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForPageReady(page)
}
