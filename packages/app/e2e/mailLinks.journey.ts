import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { asAdmin, registerNewStudent, expectPath, fillSignIn } from './signIn.ts'
import { getNewestMail, getMailSubjects, test } from './serverFixtures.ts'

type Answer = { settings: { logo?: string; frontPicture?: object } }

/** Turns the confirmation of email addresses on or off. */
async function confirmEmails(request: APIRequestContext, confirmsEmails: boolean): Promise<void> {
  const admin = await asAdmin(request)
  const { settings } = await admin<Answer>({ method: 'GET', path: 'school/settings' })
  const { logo: _kept, frontPicture: _too, ...otherSettings } = settings
  await admin({ method: 'PUT', path: 'school/settings', data: { ...otherSettings, confirmsEmails } })
}

test(
  'a new student confirms the email address with the mailed link and then sees the school',
  { tag: ['@server', '@fast'] },
  async ({ page, request, outbox }) => {
    await confirmEmails(request, true)
    try {
      const email = await registerNewStudent(request)
      await page.goto('/')
      await fillSignIn(page, email)
      await expectPath(page, '/confirm-email')
      await expect(page.getByText(email)).toBeVisible()
      await page.goto('/student/billing')
      await expectPath(page, '/confirm-email')
      await page.getByRole('button', { name: 'Resend link' }).click()
      await expect(page.getByText('Email sent.')).toBeVisible()
      await expect.poll(() => getMailSubjects(outbox, email)).toHaveLength(2)

      const link = /\/confirm-email\/\S+/.exec((await getNewestMail(outbox, email)) ?? '')?.[0] ?? ''
      // Mail scanners open the link too, which must not confirm it.
      expect((await request.get(link)).ok()).toBe(true)
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByText('Your email is confirmed.')).toBeVisible()
      await page.getByRole('link', { name: 'Continue' }).click()
      await expectPath(page, '/student/enrolled-courses')

      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByRole('alert')).toContainText('This email is already confirmed')
    } finally {
      await confirmEmails(request, false)
    }
  },
)

const email = 'student9@maktab.test'
const password = 'a password that is new'

// proves 1§1.1, 2§1.4
test(
  'a reset link sets the password once and is rejected the second time',
  { tag: ['@server', '@fast'] },
  async ({ page, outbox }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /forgot/i }).click()
    // The previous page also has an email field and is visible until the next one has faded in.
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Reset link sent to your email.')).toBeVisible()

    const path = await readResetLink(outbox, email)
    await page.goto(path)
    await expectPath(page, '/reset-password')
    await choose(page, password)
    await expect(page.getByText('Password reset successful.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectPath(page, '/student/dashboard')

    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(/This link has already been used or has expired/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  },
)

test('a link without token and email address says so', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByText('Invalid or missing token and email.')).toBeVisible()
})

async function readResetLink(outbox: string, to: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => (path = /\/reset-password\/\S+/.exec((await getNewestMail(outbox, to)) ?? '')?.[0]))
    .not.toBeUndefined()
  return path ?? ''
}

async function choose(page: Page, newPassword: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword)
  await page.getByRole('textbox', { name: 'Re-enter password' }).fill(newPassword)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}
