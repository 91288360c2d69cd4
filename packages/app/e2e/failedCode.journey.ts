import { type Page, expect, test } from '@playwright/test'
import { openAs } from './accounts.ts'

/** Breaks the line for all code that is asked for from now on, until it is mended. */
async function breakCode(page: Page): Promise<() => void> {
  const line = { isBroken: true }
  await page.route('**/assets/*.js', (route) => (line.isBroken ? route.abort() : route.continue()))
  return () => {
    line.isBroken = false
  }
}

const notice = (page: Page) => page.getByText('A part of this page couldn’t be loaded.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

test.describe('code that can’t be loaded', { tag: '@mock' }, () => {
  // proves X174
  test('a part says so, and asking again while the line is broken loses nothing', async ({ page }) => {
    await openAs(page, 'admin', '/admin/policy?policy=new')
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeVisible()
    await breakCode(page)
    await page.context().setOffline(true)
    await title.fill('Fees')
    await page.keyboard.press('Control+k')
    await expect(notice(page)).toBeVisible()
    await tryAgain(page).click()
    await expect(tryAgain(page)).toHaveAttribute('aria-disabled', 'false')
    await expect(title).toHaveValue('Fees')
  })

  // proves X174
  test('what is not kept is asked about before the page is loaded anew', async ({ page }) => {
    await openAs(page, 'admin', '/admin/policy?policy=new')
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeVisible()
    const mend = await breakCode(page)
    await title.fill('Fees')
    await page.keyboard.press('Control+k')
    await expect(notice(page)).toBeVisible()
    mend()
    const asked = page.waitForEvent('dialog')
    await tryAgain(page).click()
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(title).toHaveValue('Fees')
  })

  // proves X174
  test('a page that doesn’t come is loaded again', async ({ page }) => {
    await openAs(page, 'admin', '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const mend = await breakCode(page)
    await page.locator('nav a[href="/admin/income"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Income' })).toBeVisible()
  })
})
