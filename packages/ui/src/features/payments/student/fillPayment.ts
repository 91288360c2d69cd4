import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

/** Story helpers that fill in the form. */
type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

export const clickButton = ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

export async function addReceipt({ canvas, canvasElement, userEvent }: Stage): Promise<void> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  const picture = new File([bytes], 'receipt.png', { type: 'image/png' })
  await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, picture)
  await canvas.findByRole('img', { name: 'Preview of receipt.png' })
}

export async function fillPayment(stage: Stage): Promise<void> {
  await addReceipt(stage)
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: /Payment Method/ }))
  await stage.userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}
