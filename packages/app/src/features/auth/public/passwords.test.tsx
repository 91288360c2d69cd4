import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'

// proves 1§2.routes.6, 2§2.paths.2, 2§8.2, POST auth/forgot-password
test('requesting a reset link shows the server’s message', async () => {
  const fetch = await openApp('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('zaynab@maktab.test')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.element(page.getByText(examples.requestPasswordReset[200].sent.message)).toBeVisible()
  expect(fetch.requests[0]).toMatchObject({
    operationId: 'requestPasswordReset',
    body: { email: 'zaynab@maktab.test' },
  })
})

// proves 2§8.1
test('a failed request without a message shows the specification’s', async () => {
  await openApp('/forgot-password', { situations: { requestPasswordReset: 'serverError' } })
  await page.getByRole('textbox', { name: 'Email' }).fill('zaynab@maktab.test')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect.element(page.getByText('Failed to send reset link. Please try again.')).toBeVisible()
})

async function setPassword(): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('open sesame')
  await page.getByRole('textbox', { name: 'Re-enter password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

// proves 1§2.routes.7, 2§2.paths.2, 2§2.passwords.2, 2§2.passwords.3, POST auth/reset-password, D41.1
test('token and email address are removed from the URL and sent to the server', async () => {
  const fetch = await openApp('/reset-password/a-secret/zaynab%40maktab.test')
  await expect.poll(currentPath).toBe('/reset-password')
  await setPassword()
  await expect.element(page.getByText('Password reset successful.')).toBeVisible()
  const sent = fetch.requests.find(({ operationId }) => operationId === 'resetPassword')
  expect(sent?.body).toEqual({ token: 'a-secret', email: 'zaynab@maktab.test', password: 'open sesame' })
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(currentPath).toBe('/')
})

// proves 2§8.3
test('a used link shows an error in the form', async () => {
  await openApp('/reset-password/a-secret/zaynab@maktab.test', { situations: { resetPassword: 'linkUsed' } })
  await setPassword()
  await expect.element(page.getByText(examples.resetPassword[422].linkUsed.error)).toBeVisible()
})

// proves 2§8.3
test('a failed reset without a message shows the specification’s', async () => {
  await openApp('/reset-password/a-secret/zaynab@maktab.test', { situations: { resetPassword: 'serverError' } })
  await setPassword()
  await expect.element(page.getByText('Failed to reset password. Please try again.')).toBeVisible()
})

// proves 2§5.11
test('a URL without token or email address says so', async () => {
  await openApp('/reset-password/a-secret')
  await expect.element(page.getByText('Invalid or missing token and email.')).toBeVisible()
})

// proves D41.1
test('an expired link says so when it is opened', async () => {
  const fetch = await openApp('/reset-password/a-secret/zaynab%40maktab.test', {
    situations: { checkResetLink: 'linkExpired' },
  })
  await expect
    .element(page.getByRole('alert').getByText('This link has already been used or has expired.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  const checkRequest = fetch.requests.find(({ operationId }) => operationId === 'checkResetLink')
  expect(checkRequest?.body).toEqual({ token: 'a-secret', email: 'zaynab@maktab.test' })
})

test.each(['serverError', 'tooManyTries', 'unknownCall'] as const)(
  'a link whose check fails with %s shows the form',
  async (situation) => {
    await openApp('/reset-password/a-secret/zaynab%40maktab.test', { situations: { checkResetLink: situation } })
    await setPassword()
    await expect.element(page.getByText('Password reset successful.')).toBeVisible()
  },
)
