import { type screen as Screen, expect, within } from 'storybook/test'

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
