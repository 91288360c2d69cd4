import { expect, test } from '@playwright/test'
import { expectPlace, fillSignIn } from './accounts.ts'
import { takeAwayWhatIsNew } from './pageLoading.ts'

test.describe('browsers', { tag: '@mock' }, () => {
  test('what is newer than the oldest of them is really gone in the tests of them', async ({ page }) => {
    await takeAwayWhatIsNew(page)
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

  test('one that is older reads so in three languages', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/')
    const words = page.locator('#old-browser p')
    await expect(words).toHaveText([/^This browser is too old/, /براؤزر/, /المتصفّح/])
    await expect(words.nth(1)).toHaveAttribute('lang', 'ur')
    await expect(words.nth(2)).toHaveAttribute('lang', 'ar')
  })

  test('without TLS a calendar file is made all the same', async ({ page, baseURL }) => {
    const plain = baseURL!.replace('localhost', 'school.test')
    await page.goto(plain)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await fillSignIn(page, 'student@maktab.test')
    await expectPlace(page, '/student/dashboard')
    for (const path of ['/student/event', '/student/enrolled-courses?classes=all']) {
      await page.goto(plain + path)
      const file = page.waitForEvent('download')
      await page
        .getByRole('button', { name: /^Add to calendar/ })
        .first()
        .click()
      expect((await file).suggestedFilename()).toMatch(/\.ics$/)
    }
  })
})
