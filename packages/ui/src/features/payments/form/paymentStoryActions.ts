import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

/** Story helpers that fill in a payment form. */
type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

export const clickButton = ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

/** Adds a receipt to the file input with this index. */
export async function addReceipt(stage: Stage, index = 0, fileName = 'receipt.png'): Promise<void> {
  const { canvas, canvasElement, userEvent } = stage
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  const picture = new File([bytes], fileName, { type: 'image/png' })
  await userEvent.upload(canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')[index]!, picture)
  await canvas.findByRole('img', { name: `Preview of ${fileName}` })
}

export async function chooseMethod({ canvas, userEvent }: Stage, method: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
  await userEvent.click(await screen.findByRole('option', { name: method }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

export async function fillPayment(stage: Stage): Promise<void> {
  await addReceipt(stage)
  await chooseMethod(stage, 'Bank transfer')
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
  await fillPayment(stage)
  await typeTimes(stage, 1, '1600', '1730')
}

/**
 * For phone stories: the skip button is on the first screen, and the summary stays visible at the bottom of the page.
 */
export async function expectPaymentFitsPhone({ canvas, userEvent }: Stage): Promise<void> {
  const summary = canvas.getByRole('region', { name: 'Order summary' })
  const skipButton = canvas.getByRole('button', { name: 'I’ve already paid' })
  await expect(skipButton.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  await userEvent.click(skipButton)
  await expect(canvas.getByRole('button', { name: 'Choose image' })).toHaveFocus()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(100))
  await expect(summary.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await expect(summary.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
}
