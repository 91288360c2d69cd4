import { type Page, expect, test } from '@playwright/test'
import { openAs } from './signIn.ts'

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

test.describe('code that is late and breaks off', { tag: '@mock' }, () => {
  // proves X174
  test('a panel says so, and opens once it comes; a draft stays', async ({ page }) => {
    await page.goto('/create-student-account', { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zaynab Malik')
    const mend = await breakCode(page)
    const openCalendar = page.getByRole('button', { name: /calendar.*Date of birth/i })
    await openCalendar.click()
    await expect(notice(page)).toBeVisible()
    // As long as the line is broken nothing is lost by asking again. Were it mended before that is over, the page would load anew.
    await tryAgain(page).click()
    await expect(tryAgain(page)).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Zaynab Malik')
    mend()
    await tryAgain(page).click()
    await expect(page.getByText('We kept what you typed.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Zaynab Malik')
    await openCalendar.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(notice(page)).toBeHidden()
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
