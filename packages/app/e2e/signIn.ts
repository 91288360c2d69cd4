import { type Page, expect } from '@playwright/test'

/** Signs in on the sign-in page, with the demonstration's password; the mock takes any. */
export async function signIn(page: Page, who: 'admin' | 'teacher' | 'student' | 'blocked'): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, `${who}@maktab.test`)
}

export async function fillSignIn(page: Page, email: string, password = 'maktab-demo'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function expectPlace(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
}
