import { page, userEvent } from 'vitest/browser'
import { expect } from 'vitest'

export const type = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text)
export const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
export async function choose(name: string | RegExp, text: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).fill(text)
  await page.getByRole('option', { name: text, exact: false }).first().click()
}
export async function typeTime(name: RegExp, digits: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click()
  await userEvent.keyboard(digits)
}

/** Presses the button of an action, such as `Delete`, in the first row whose label starts with `row`. */
export async function pressRowAction(action: string, row: string): Promise<void> {
  await page
    .getByRole('button', { name: `${action} ${row}`, exact: false })
    .first()
    .click()
}

/** Selects a small picture in the only file input and waits for its preview. */
export async function addReceipt(): Promise<void> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  const picture = new File([bytes], 'receipt.png', { type: 'image/png' })
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture)
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
}

export async function chooseMethod(method: string): Promise<void> {
  await page.getByRole('button', { name: /Payment method/ }).click()
  await page.getByRole('option', { name: method }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
}
