import { page } from 'vitest/browser'

/** Presses the button of an action, such as `Delete`, of the first row that its actions call so, or begin so. */
export async function pressRowAction(action: string, row: string): Promise<void> {
  await page
    .getByRole('button', { name: `${action} ${row}`, exact: false })
    .first()
    .click()
}
