import type { Page } from 'playwright'

/** Waits until what a page shows is there: its heading, its data, its fonts, its pictures. */
export async function untilItStands(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true], main [role=progressbar]') === null)
  // Once a document: what a page asks for that was come to by a move says itself that it is on its way.
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => complete || loading === 'lazy'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
