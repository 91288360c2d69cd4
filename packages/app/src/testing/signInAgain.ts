import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The question that stands over the page of somebody whose session is over. */
export const signInAgainDialog = page.getByRole('alertdialog', { name: 'Sign in again' })

/** Answers it, as the person whose page it is or as another one. */
export async function signInAgain(email?: string): Promise<void> {
  await expect.element(signInAgainDialog).toBeVisible()
  if (email !== undefined) await signInAgainDialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await signInAgainDialog.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await signInAgainDialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(signInAgainDialog).not.toBeInTheDocument()
}
