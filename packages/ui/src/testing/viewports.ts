import { breakpoints } from '../theme/tokens.ts'
import { type screen as Screen, expect, within } from 'storybook/test'

/** Globals of a story whose play function requires a desktop viewport, also in the mode `phone`. */
export const desktopViewport = { viewport: { value: 'desk', isRotated: false } }

/** Whether lists use their phone layout, without a header and with collapsed rows. */
export const isPhone = () => window.innerWidth < breakpoints.md

/** Expects the first tabs to be visible without scrolling and without truncation. */
export async function expectTabsVisible(canvas: Pick<typeof Screen, 'getByRole'>, count: number): Promise<void> {
  const list = canvas.getByRole('tablist')
  const page = document.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  const outer = list.getBoundingClientRect()
  const tabs = within(list).getAllByRole('tab').slice(0, count)
  await expect(tabs).toHaveLength(count)
  for (const tab of tabs) {
    const inner = tab.getBoundingClientRect()
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1)
    await expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
    await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth)
  }
}
