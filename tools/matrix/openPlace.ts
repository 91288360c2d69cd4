import type { Page } from 'playwright'

/** Opens a place and waits until it stands: its heading, its data, its fonts, its pictures. */
export async function openPlace(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true], main [role=progressbar]') === null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
