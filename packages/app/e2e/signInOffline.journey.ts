import { type Page, expect } from '@playwright/test'
import { waitForNetworkIdle } from '../../../tools/waitForNetworkIdle.ts'
import { openPrerendered } from './pageLoading.ts'
import { test } from './serverFixtures.ts'

/** Opens the prerendered sign-in page and waits until it has loaded. */
async function openLoaded(page: Page): Promise<void> {
  await openPrerendered(page, '/')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await waitForNetworkIdle(page)
}

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test.describe('the sign-in form', { tag: '@server' }, () => {
  // proves X170
  test('shows that it is offline, keeps typed text, and signs in when it is online again', async ({
    page,
    context,
  }) => {
    await openLoaded(page)
    await context.setOffline(true)
    await email(page).fill('student@maktab.test')
    await password(page).fill('maktab-demo')
    await signIn(page).click()
    await expect(page.getByRole('alert')).toContainText('Can’t connect')
    await expect(email(page)).toHaveValue('student@maktab.test')
    await expect(password(page)).toHaveValue('maktab-demo')
    await context.setOffline(false)
    await signIn(page).click()
    await page.waitForURL('**/student/dashboard')
  })

  test('keeps typed text when another language is selected', async ({ page }) => {
    await openLoaded(page)
    await email(page).fill('student@maktab.test')
    await page.getByRole('combobox').selectOption('ur')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK')
    await expect(page.locator('input[name=email]')).toHaveValue('student@maktab.test')
  })
})
