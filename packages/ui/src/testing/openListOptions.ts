import { type screen as Screen, type userEvent as UserEvent, expect, screen, waitFor, within } from 'storybook/test'
import { isPhone } from './viewports.ts'

type Canvas = Pick<typeof Screen, 'getByRole'>

/** Opens the list options and returns queries for the dialog. */
export async function openListOptions(canvas: Canvas, userEvent: Pick<typeof UserEvent, 'click'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'List options' }))
  const options = within(await screen.findByRole('dialog', { name: 'List options' }))
  // The filter fields are loaded lazily.
  await waitFor(() => expect(options.queryByText('Loading…')).toBeNull(), { timeout: 20_000 })
  return options
}

type Page = {
  canvas: Pick<typeof Screen, 'findByRole' | 'getByRole'>
  userEvent: Pick<typeof UserEvent, 'click'>
}

/** Finds the filters of a list: in a bar, which loads after the list, or on phones in the list options. */
export async function findFilters({ canvas, userEvent }: Page) {
  if (isPhone()) return openListOptions(canvas, userEvent)
  return within(await canvas.findByRole('form', { name: 'Filters' }, { timeout: 20_000 }))
}
