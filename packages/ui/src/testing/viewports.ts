import { breakpoints } from '../theme/tokens.ts'
import { type screen as Screen, expect, within } from 'storybook/test'

/** The globals of a story whose play holds only at a desk: it stays there in the mode `phone`. */
export const desk = { viewport: { value: 'desk', isRotated: false } }

/** Whether lists fold their rows and leave out their header, as on a phone. */
export const isPhone = () => window.innerWidth < breakpoints.md

/** Expects the first tabs to be visible without scrolling, with their whole names. */
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
