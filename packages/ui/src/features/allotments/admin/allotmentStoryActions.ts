import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fillField } from '#testing/fillField.ts'
import type { AllotmentFormPage } from './AllotmentFormPage.tsx'

/** The context that a story’s `play` receives. */
type Play = Parameters<NonNullable<StoryObj<typeof AllotmentFormPage>['play']>>[0]

export const combo = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.getByRole('combobox', { name })
export const press = ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

/** Selects the option found by a search. */
export async function choose(context: Play, field: string, search: string): Promise<void> {
  await context.userEvent.click(combo(context, field))
  await fillField(context.userEvent, combo(context, field), search)
  await context.userEvent.click(await screen.findByRole('option', { name: new RegExp(search) }))
}

/** Closes the open list, which hides everything around it from queries. */
export async function closeList({ userEvent }: Play): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Types a time such as `1605` into the start or end field of a slot. */
export async function typeTime(context: Play, slot: number, end: string, keys: string): Promise<void> {
  const group = within(context.canvas.getByRole('group', { name: `Time slot ${slot}` }))
  await context.userEvent.click(within(group.getByRole('group', { name: end })).getAllByRole('spinbutton')[0]!)
  await context.userEvent.keyboard(keys)
}
