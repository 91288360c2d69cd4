import { type screen as Screen, type userEvent as UserEvent, within } from 'storybook/test'
import { openListOptions } from './openListOptions.ts'
import { isPhone } from './viewports.ts'

type Page = {
  canvas: Pick<typeof Screen, 'findByRole' | 'getByRole'>
  userEvent: Pick<typeof UserEvent, 'click'>
}

/** The filters of a list: in a bar whose code loads after the list or, on a phone, among the list options. */
export async function findFilters({ canvas, userEvent }: Page) {
  if (isPhone()) return openListOptions(canvas, userEvent)
  return within(await canvas.findByRole('form', { name: 'Filters' }, { timeout: 20_000 }))
}
