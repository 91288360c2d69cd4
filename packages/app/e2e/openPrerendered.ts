import { type Page, expect } from '@playwright/test'

/**
 * Opens a page for visitors once the server has it prerendered. On a busy machine the first request takes longer than
 * the server waits for the renderer, and gets the page without its content.
 */
export async function openPrerendered(
  page: Page,
  path: string,
  waitUntil: 'commit' | 'load' | 'networkidle' = 'load',
): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('id="files"')
  await page.goto(path, { waitUntil })
}
