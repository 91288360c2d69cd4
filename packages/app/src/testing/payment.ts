import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Puts a small picture into the one field for files, and waits until it is shown. */
export async function addReceipt(): Promise<void> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
  const picture = new File([bytes], 'receipt.png', { type: 'image/png' })
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture)
  await expect.element(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
}

export async function chooseMethod(method: string): Promise<void> {
  await page.getByRole('button', { name: /Payment Method/ }).click()
  await page.getByRole('option', { name: method }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
}
