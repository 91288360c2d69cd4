import { type Page, expect } from '@playwright/test'

/** The fields of the contract’s extensions; the reason in a dialog has no name attribute. */
const extensionFields = (page: Page) =>
  page
    .locator(['reason', 'pricing', 'starts', 'ends', 'days', 'origin', 'code', 'transactionId'].map(fieldOf).join())
    .or(page.getByRole('textbox', { name: /^Reason/ }))
    .or(page.getByRole('checkbox', { name: /day$/ }))

const fieldOf = (name: string) => `[name$="${name}"], [data-field$="${name}"]`

/** Presses the first button with a name, on a page without extension fields. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  await expect(button).toBeVisible()
  await expect(extensionFields(page)).toHaveCount(0)
  await button.click()
}

/** Confirms a dialog. */
export async function confirm(page: Page, name: string | RegExp): Promise<void> {
  await expect(extensionFields(page)).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** Selects a combobox option by typing part of it. */
export async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).last().fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** Selects an option of a select. */
export async function select(page: Page, field: RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: field }).first().click()
  await page.getByRole('option', { name: option }).first().click()
}

export const fill = (page: Page, name: string | RegExp, text: string) =>
  page
    .getByRole('textbox', { name, exact: typeof name === 'string' })
    .first()
    .fill(text)
