import { expect, test } from '@playwright/test'
import { expectPath, fillSignIn } from './signIn.ts'
import { removeNewFeatures } from './pageLoading.ts'

test.describe('browsers', { tag: '@mock' }, () => {
  test('features newer than the oldest supported browser are removed in these tests', async ({ page }) => {
    await removeNewFeatures(page)
    await page.goto('/')
    const left = await page.evaluate(() => ({
      any: 'any' in AbortSignal,
      canParse: 'canParse' in URL,
      groupBy: 'groupBy' in Object,
      union: 'union' in Set.prototype,
      json: 'json' in Response.prototype,
    }))
    expect(left).toEqual({ any: false, canParse: false, groupBy: false, union: false, json: true })
    await expect(page.locator('#old-browser')).toBeHidden()
  })

  test('an older browser shows a notice in three languages', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/')
    const notices = page.locator('#old-browser p')
    await expect(notices).toHaveText([/^This browser is too old/, /براؤزر/, /المتصفّح/])
    await expect(notices.nth(1)).toHaveAttribute('lang', 'ur')
    await expect(notices.nth(2)).toHaveAttribute('lang', 'ar')
  })

  test('a calendar file can be exported without TLS', async ({ page, baseURL }) => {
    const plainUrl = baseURL!.replace('localhost', 'school.test')
    await page.goto(plainUrl)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await fillSignIn(page, 'student@maktab.test')
    await expectPath(page, '/student/dashboard')
    for (const path of ['/student/event', '/student/enrolled-courses?classes=all']) {
      await page.goto(plainUrl + path)
      const file = page.waitForEvent('download')
      await page
        .getByRole('button', { name: /^Add to calendar/ })
        .first()
        .click()
      expect((await file).suggestedFilename()).toMatch(/\.ics$/)
    }
  })
})
