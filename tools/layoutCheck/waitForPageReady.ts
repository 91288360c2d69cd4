import type { Page } from 'playwright'
import { waitForNetworkIdle } from '../waitForNetworkIdle.ts'

/** Waits until what a page shows is there: its heading, its data, its fonts, its pictures. */
export async function waitForPageReady(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await waitForNetworkIdle(page)
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => complete || loading === 'lazy'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
