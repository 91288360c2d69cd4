import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

/** For stories: what a person does with the form. */
type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

export const send = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))

export async function enterParts(context: Stage, of: string | RegExp, keys: string): Promise<void> {
  await context.userEvent.click(group(context, of).getAllByRole('spinbutton')[0]!)
  await context.userEvent.keyboard(keys)
}

/** Goes on to the next step, whose heading says where one is. */
export async function goOn(
  { canvas, userEvent }: Stage,
  title: 'Your experience' | 'Courses and times',
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: title })).toHaveFocus())
}

export const group = ({ canvas }: Stage, name: string | RegExp) => within(canvas.getByRole('group', { name }))

export async function enter({ canvas, userEvent }: Stage, name: RegExp, text: string): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name }))
  await userEvent.paste(text)
}
