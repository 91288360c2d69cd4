import { expect } from '@playwright/test'
import sharp from 'sharp'
import { chooseFile } from './paymentSteps.ts'
import { asAdmin, expectPath, fillSignIn, openAs } from './signIn.ts'
import { openPrerendered } from './pageLoading.ts'
import { test } from './serverFixtures.ts'

const phone = { width: 390, height: 844 }

// proves X144
test('a visitor sees the courses on a phone, opens one, and registers with it selected', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('link', { name: 'Enroll' }).first().click()
  await page.getByRole('link', { name: 'Tajweed for beginners' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tajweed for beginners' })).toBeVisible()
  await page.getByRole('link', { name: 'Enroll' }).last().click()
  await expect(page).toHaveURL(/\/create-student-account\?course=1$/)
})

// proves X145
test('the header links to the sign-in form, which welcomes back only returning users', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(page.getByText('Welcome back')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport()
  await fillSignIn(page, 'student@maktab.test')
  await expectPath(page, '/student/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(page.getByText('Welcome back')).toBeInViewport()
})

// proves X149
test(
  'a client without JavaScript gets the preview of a course, and the sitemap contains its page',
  { tag: '@server' },
  async ({ request }) => {
    const page = await (await request.get('/courses/1-tajweed-for-beginners')).text()
    expect(page).toMatch(/<meta property="og:title" content="Tajweed for beginners · Maktab" \/>/)
    expect(page).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/uploads\/[^"]+" \/>/)
    expect(page).toContain('"@type":"Course"')
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/courses/1-tajweed-for-beginners?lang=ur</loc>')
    expect((await request.get('/courses/99')).status()).toBe(404)
    expect(new URL((await request.get('/courses/1-x')).url()).pathname).toBe('/courses/1-tajweed-for-beginners')
  },
)

const findPicture = (html: string) => /<picture[^>]*><source[^>]*srcset="([^"]+)"[^>]*><img[^>]*>/i.exec(html)

test(
  'the front picture is shown before any script, changes at once, and is in link previews',
  { tag: '@server' },
  async ({ page, request }) => {
    const read = async () => (await request.get('/')).text()
    const [before = '', small = ''] = findPicture(await read()) ?? []
    expect(before).toMatch(/fetchpriority="high"/i)
    expect(before).toMatch(/width="\d+"[^>]*height="\d+"/)
    const bytes = (await (await request.get(small)).body()).length
    expect(bytes).toBeLessThan(60_000)

    const buffer = await sharp({ create: { width: 1200, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await openAs(page, 'admin', '/admin/settings?section=frontPage')
    const card = page.getByRole('group', { name: 'Front image', exact: true })
    await chooseFile(page, { name: 'hall.png', mimeType: 'image/png', buffer }, () =>
      card.getByRole('button', { name: 'Replace image' }).press('Enter'),
    )
    await expect(card.getByRole('img', { name: 'Preview of hall.png' })).toBeVisible()
    await card.getByRole('textbox', { name: 'Image description' }).fill('The hall of the school')
    await card.getByRole('button', { name: 'Update image' }).click()
    await expect(page.getByText('Front page image saved')).toBeVisible()

    const html = await read()
    const [after = '', smallAfter = ''] = findPicture(html) ?? []
    expect(after).toContain('alt="The hall of the school"')
    expect(smallAfter).not.toBe(small)
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/uploads\/picture-[^"]+" \/>/)
    expect(html).toContain('<meta property="og:image:width" content="1200" />')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  },
)

test(
  'the sign-in page has the school’s name before any script, without another request',
  { tag: '@server' },
  async ({ page, request }) => {
    const admin = await asAdmin(request)
    type Answer = { settings: { logo: unknown; frontPicture: unknown } }
    const { settings } = await admin<Answer>({ method: 'GET', path: 'school/settings' })
    const { logo: _, frontPicture: __, ...otherSettings } = settings
    await admin({ method: 'PUT', path: 'school/settings', data: { ...otherSettings, name: 'Noor Academy' } })

    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    for (const path of ['/', '/forgot-password', '/create-student-account']) {
      await openPrerendered(page, path, 'networkidle')
      const html = await (await request.get(path)).text()
      expect(html, path).toMatch(/<bdi[^>]*>Noor Academy<\/bdi>/)
      await expect(page.getByRole('banner').getByText('Noor Academy'), path).toBeVisible()
      await expect(page, path).toHaveTitle(/Noor Academy$|^Noor Academy ·/)
    }
    expect(errors).toEqual([])
  },
)

test(
  'the page doesn’t shift when its front picture loads, and a phone loads the small one',
  { tag: '@server' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    const gate = Promise.withResolvers<void>()
    const fetched: string[] = []
    await page.route('**/uploads/**', async (route) => {
      fetched.push(route.request().url())
      await gate.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const picture = page.locator('picture img')
    const top = () =>
      page
        .getByRole('link', { name: 'Try a free lesson' })
        .first()
        .evaluate((link) => link.getBoundingClientRect().top)
    await expect(picture).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    const before = await top()
    gate.resolve()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(800)
    expect(await top()).toBe(before)
    const html = await page.locator('picture').innerHTML()
    // Teachers have pictures, too.
    const fetchedSizes = fetched.filter((url) => html.includes(new URL(url).pathname))
    expect(fetchedSizes).toEqual([await picture.evaluate((image: HTMLImageElement) => image.currentSrc)])
  },
)
