import { page, userEvent } from 'vitest/browser'

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
