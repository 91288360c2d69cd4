import type { StoryContext } from '@storybook/react-vite'
import { screen, waitFor, expect, within } from 'storybook/test'

/** Story helpers that fill in the form. */
type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

export const clickButton = ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

export async function addReceipt({ canvas, canvasElement, userEvent }: Stage): Promise<void> {
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  const picture = new File([bytes], 'receipt.png', { type: 'image/png' })
  await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, picture)
  await canvas.findByRole('img', { name: 'Preview of receipt.png' })
}

export async function chooseMethod({ canvas, userEvent }: Stage, method: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /Payment Method/ }))
  await userEvent.click(await screen.findByRole('option', { name: method }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** A time row by its number, starting at 1. */
export const timeRow = ({ canvas }: Stage, number: number) =>
  canvas.getAllByRole('group', { name: `Time ${number}` })[0]!

/** Types the times of a row; rows start at 1. */
export async function typeTimes(stage: Stage, row: number, from: string, to: string): Promise<void> {
  const fields = within(timeRow(stage, row))
  for (const [name, digits] of [
    [/^From/, from],
    [/^To/, to],
  ] as const) {
    const [hour] = within(fields.getByRole('group', { name })).getAllByRole('spinbutton')
    await stage.userEvent.click(hour!)
    await stage.userEvent.keyboard(digits)
  }
}

export async function fillPurchase(stage: Stage): Promise<void> {
  await addReceipt(stage)
  await chooseMethod(stage, 'Bank transfer')
  await typeTimes(stage, 1, '1600', '1730')
}
