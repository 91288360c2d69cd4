import { page } from 'vitest/browser'

/** Presses what stands behind the menu of a row: `Delete`, of the first row that its actions call so, or begin so. */
export async function pressRowAction(action: string, row: string): Promise<void> {
  await page
    .getByRole('button', { name: `More actions: ${row}`, exact: false })
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: `${action} ${row}`, exact: false })
    .first()
    .click()
}
