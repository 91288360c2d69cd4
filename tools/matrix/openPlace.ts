import type { Page } from 'playwright'
import { untilItStands } from './untilItStands.ts'

/** Opens a place and waits until it stands. */
export async function openPlace(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilItStands(page)
}
