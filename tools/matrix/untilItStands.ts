import type { Page } from 'playwright'
import { untilNothingComes } from '../untilNothingComes.ts'

/** Waits until what a page shows is there: its heading, its data, its fonts, its pictures. */
export async function untilItStands(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilNothingComes(page)
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => complete || loading === 'lazy'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
