import { type Page, expect } from '@playwright/test'
import { newestMail } from './outbox.ts'
import { test } from './schoolTest.ts'
import { expectPlace, fillSignIn } from './signIn.ts'

const email = 'student9@maktab.test'
const password = 'a password that is new'

// proves 1§1.1, 2§1.4
test(
  'a reset link sets the password once and is refused the second time',
  { tag: ['@server', '@fast'] },
  async ({ page, outbox }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /forgot/i }).click()
    // The page that is left asks for an e-mail as well, and stays in sight until the next one fades in.
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Reset link sent to your email.')).toBeVisible()

    const path = await linkOf(outbox, email)
    await page.goto(path)
    await expectPlace(page, '/reset-password')
    await choose(page, password)
    await expect(page.getByText('Password reset successful.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectPlace(page, '/student/dashboard')

    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(/used already or has expired/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  },
)

test('a link without token and e-mail says so', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByText('Invalid or missing token and email.')).toBeVisible()
})

async function linkOf(outbox: string, to: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => (path = /\/reset-password\/\S+/.exec((await newestMail(outbox, to)) ?? '')?.[0]))
    .not.toBeUndefined()
  return path ?? ''
}

async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(words)
  await page.getByRole('textbox', { name: 'Password, once more' }).fill(words)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}
