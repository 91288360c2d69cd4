import { type screen as Screen, type userEvent as UserEvent, expect, screen, waitFor, within } from 'storybook/test'
import { isPhone } from './viewports.ts'

type Canvas = Pick<typeof Screen, 'getByRole'>

/** Opens what a list can do besides being searched, and what is found there. */
export async function openListOptions(canvas: Canvas, userEvent: Pick<typeof UserEvent, 'click'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'List options' }))
  const options = within(await screen.findByRole('dialog', { name: 'List options' }))
  // The fields of a filter come when they are near.
  await waitFor(() => expect(options.queryByText('Loading…')).toBeNull(), { timeout: 20_000 })
  return options
}

type Page = {
  canvas: Pick<typeof Screen, 'findByRole' | 'getByRole'>
  userEvent: Pick<typeof UserEvent, 'click'>
}

/** The filters of a list: in a bar whose code loads after the list or, on a phone, among the list options. */
export async function findFilters({ canvas, userEvent }: Page) {
  if (isPhone()) return openListOptions(canvas, userEvent)
  return within(await canvas.findByRole('form', { name: 'Filters' }, { timeout: 20_000 }))
}
