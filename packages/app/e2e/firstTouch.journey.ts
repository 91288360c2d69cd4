import { type Page, expect } from '@playwright/test'
import { untilNothingComes } from '../../../tools/untilNothingComes.ts'
import { openPrerendered } from './openPrerendered.ts'
import { test } from './schoolTest.ts'

const FORM = /\/assets\/SignInContainer-[\w-]+\.js$/

/** Opens the sign-in page as it comes from the school, and lets it come to rest. */
async function openAtRest(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPrerendered(page, '/')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await untilNothingComes(page)
  return asked
}

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test.describe('the sign-in form', { tag: '@server' }, () => {
  // proves X170
  test('comes alive with the first touch, and not before', async ({ page }) => {
    const asked = await openAtRest(page)
    expect(asked.filter((url) => FORM.test(url))).toEqual([])
    await email(page).fill('student@maktab.test')
    await password(page).fill('maktab-demo')
    await signIn(page).click()
    await page.waitForURL('**/student/dashboard')
    expect(asked.filter((url) => FORM.test(url))).toHaveLength(1)
  })

  // proves X170
  test('says that there is no line, keeps what was typed, and lives when the line is back', async ({
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
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await context.setOffline(false)
    // The browser keeps the code as failed: the page comes anew, and a password is kept nowhere.
    await page.waitForFunction(() => !('isOld' in window))
    await expect(email(page)).toHaveValue('student@maktab.test')
    await expect(password(page)).toHaveValue('')
    await password(page).fill('maktab-demo')
    await signIn(page).click()
    await page.waitForURL('**/student/dashboard')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('email')
  })

  test('is loaded anew once at most where its code alone never comes', async ({ page }) => {
    await page.route(FORM, (route) => (route.request().method() === 'HEAD' ? route.continue() : route.abort()))
    await openAtRest(page)
    let opened = 0
    page.on('domcontentloaded', () => (opened += 1))
    await email(page).fill('student@maktab.test')
    await expect.poll(() => opened).toBe(1)
    await expect(email(page)).toHaveValue('student@maktab.test')
    await expect(page.getByRole('alert')).toContainText('The school can’t be reached')
    await page.waitForTimeout(4000)
    expect(opened).toBe(1)
  })

  test('keeps what was typed when another language is chosen before its code came', async ({ page }) => {
    await openAtRest(page)
    const held = Promise.withResolvers<void>()
    await page.route(FORM, async (route) => {
      await held.promise
      await route.continue()
    })
    await email(page).fill('student@maktab.test')
    await page.getByRole('combobox').selectOption('ur')
    held.resolve()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK')
    await expect(page.locator('input[name=email]')).toHaveValue('student@maktab.test')
  })
})
