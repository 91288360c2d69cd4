import { type Page, expect, test } from '@playwright/test'
import { openAs } from './signIn.ts'

/** Makes all script requests fail until the returned function is called. */
async function blockScripts(page: Page): Promise<() => void> {
  const state = { isBroken: true }
  await page.route('**/assets/*.js', (route) => (state.isBroken ? route.abort() : route.continue()))
  return () => {
    state.isBroken = false
  }
}

const notice = (page: Page) => page.getByText('Part of this page didn’t load.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

test.describe('code that can’t be loaded', { tag: '@mock' }, () => {
  // proves X174
  test('a part that fails to load shows an error, and retrying while offline loses nothing', async ({ page }) => {
    await openAs(page, 'admin', '/admin/policy?policy=new')
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeVisible()
    await blockScripts(page)
    await page.context().setOffline(true)
    await title.fill('Fees')
    await page.keyboard.press('Control+k')
    await expect(notice(page)).toBeVisible()
    await tryAgain(page).click()
    await expect(tryAgain(page)).toHaveAttribute('aria-disabled', 'false')
    await expect(title).toHaveValue('Fees')
  })

  // proves X174
  test('reloading asks about values that aren’t stored', async ({ page }) => {
    await openAs(page, 'admin', '/admin/policy?policy=new')
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeVisible()
    const unblock = await blockScripts(page)
    await title.fill('Fees')
    await page.keyboard.press('Control+k')
    await expect(notice(page)).toBeVisible()
    unblock()
    const dialogShown = page.waitForEvent('dialog')
    await tryAgain(page).click()
    const question = await dialogShown
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(title).toHaveValue('Fees')
  })

  // proves X174
  test('a page that fails to load can be reloaded', async ({ page }) => {
    await openAs(page, 'admin', '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const unblock = await blockScripts(page)
    await page.locator('nav a[href="/admin/income"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()
    unblock()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible()
  })
})
