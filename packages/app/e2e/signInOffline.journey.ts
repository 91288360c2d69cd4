import { type Page, expect } from '@playwright/test'
import { waitForNetworkIdle } from '../../../tools/waitForNetworkIdle.ts'
import { openPrerendered } from './pageLoading.ts'
import { test } from './schoolTest.ts'

/** Opens the sign-in page as it comes from the school, and waits until it has loaded. */
async function openAtRest(page: Page): Promise<void> {
  await openPrerendered(page, '/')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await waitForNetworkIdle(page)
}

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test.describe('the sign-in form', { tag: '@server' }, () => {
  // proves X170
  test('says that it is offline, keeps what was typed, and signs in when it is online again', async ({
    page,
    context,
  }) => {
    await openAtRest(page)
    await context.setOffline(true)
    await email(page).fill('student@maktab.test')
    await password(page).fill('maktab-demo')
    await signIn(page).click()
    await expect(page.getByRole('alert')).toContainText('The school can’t be reached')
    await expect(email(page)).toHaveValue('student@maktab.test')
    await expect(password(page)).toHaveValue('maktab-demo')
    await context.setOffline(false)
    await signIn(page).click()
    await page.waitForURL('**/student/dashboard')
  })

  test('keeps what was typed when another language is chosen', async ({ page }) => {
    await openAtRest(page)
    await email(page).fill('student@maktab.test')
    await page.getByRole('combobox').selectOption('ur')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK')
    await expect(page.locator('input[name=email]')).toHaveValue('student@maktab.test')
  })
})
