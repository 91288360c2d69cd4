import { expect, test } from '@playwright/test'
import { openAs } from './signIn.ts'
import { waitForNetworkIdle } from '../../../tools/waitForNetworkIdle.ts'

const pages = [
  { language: 'en', typefaces: ['figtree-latin'] },
  { language: 'ur', typefaces: ['figtree-latin', 'noto-nastaliq-urdu'] },
  { language: 'ar', typefaces: ['figtree-latin', 'ibm-plex-sans-arabic'] },
]

test('an English page with Urdu names doesn’t load Nastaliq', { tag: '@mock' }, async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await openAs(page, 'admin', '/admin/course')
  await expect(page.locator('main [lang|=ur]').first()).toBeVisible()
  await waitForNetworkIdle(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(fonts.filter((url) => url.includes('ibm-plex-sans-arabic'))).not.toEqual([])
  expect(fonts.filter((url) => url.includes('nastaliq'))).toEqual([])
})

for (const { language, typefaces } of pages) {
  test(
    `the sign-in page in ${language} loads only the fonts of its own script`,
    { tag: '@mock' },
    async ({ page, context, baseURL }) => {
      // Content of the school may be in another script.
      const situations = encodeURIComponent('listCourses=empty, getFrontPage=empty')
      const cookies = { language, mock: situations }
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })))
      const fetched = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() !== 'font') return
        fetched.add(new URL(request.url()).pathname.replace(/^.*\/(.+?)(-arabic)?-(wght|\d+)-normal.*$/, '$1'))
      })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForNetworkIdle(page)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect([...fetched].toSorted()).toEqual(typefaces)
    },
  )
}
