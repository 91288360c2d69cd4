import { examples } from '@maktab/contract/examples'
import { expect } from '@playwright/test'
import { openPrerendered } from './pageLoading.ts'
import { test } from './serverFixtures.ts'

test.describe.configure({ mode: 'parallel' })

const SCRIPTS = '**/assets/*.js'

test.describe('languages of pages for visitors', { tag: '@server' }, () => {
  test('a URL with a language is shown in it, and the language stays even after leaving early', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    await openPrerendered(page, '/courses?lang=ur')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.unroute(SCRIPTS)
    await openPrerendered(page, '/forgot-password')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK')
  })

  // proves X199
  test('before any script the front page, its title and description are in the language of the reader', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    const { frontPage, translations } = examples.getSettings[200].typical.settings
    const { motto, about, steps } = translations.ur
    await openPrerendered(page, '/?lang=ur')
    const main = page.locator('main')
    const policies = examples.listPolicies[200].typical.policy.flatMap(({ title, description, ...policy }) =>
      Object.values({ title, description, ...policy.translations.ur }),
    )
    const texts = [motto, about, ...steps.flatMap((step) => Object.values(step)), ...policies]
    for (const text of texts) await expect(main).toContainText(text)
    for (const text of [frontPage.motto, frontPage.about]) await expect(main).not.toContainText(text)
    await expect(page).toHaveTitle(new RegExp(`${motto}$`))
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', new RegExp(`^${about.split('\n')[0]?.slice(0, 60)}`))
  })
})
