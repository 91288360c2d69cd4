import { type screen as Screen, within } from 'storybook/test'

/** The filter bar of a list, whose code loads after the list. */
export async function findFilters(canvas: Pick<typeof Screen, 'findByRole'>) {
  return within(await canvas.findByRole('form', { name: 'Filters' }, { timeout: 20_000 }))
}
