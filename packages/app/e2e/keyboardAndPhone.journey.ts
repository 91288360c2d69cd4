import { expect, test } from '@playwright/test'
import { expectPath, openAs } from './signIn.ts'

test.describe('with the keyboard alone', { tag: '@mock' }, () => {
  test('digits typed into a date outside a form change it', { tag: '@fast' }, async ({ page }) => {
    await openAs(page, 'admin', '/admin/income')
    const segments = page.getByRole('group', { name: /^From/ }).getByRole('spinbutton')
    await segments.first().focus()
    await page.keyboard.type('0203')
    await expect(segments).toHaveText(['02', '03', /^\d{4}$/])
    await expect(segments.last()).toBeFocused()
  })

  test('sign in, skip to the content, open the form and leave it', { tag: '@fast' }, async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('admin@maktab.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('maktab-demo')
    await page.keyboard.press('Enter')
    await expectPath(page, '/admin/dashboard')

    await page.goto('/admin/course')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Typed by hand')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  })

  // proves 1§9.3, 1§9.7, D47.1
  test('Ctrl+B collapses the sidebar to icons, is ignored while typing, and is remembered', async ({ page }) => {
    await openAs(page, 'admin', '/admin/course')
    await expect(page.getByRole('article').first()).toBeVisible()
    const width = () =>
      page
        .getByRole('navigation')
        .first()
        .evaluate((element) => element.getBoundingClientRect().width)
    await expect.poll(width).toBeGreaterThan(200)
    const motion = () =>
      page
        .getByRole('navigation', { name: 'Main' })
        .locator('..')
        .evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(await motion()).toBe('0.2s')
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBeLessThan(80)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(width).toBeLessThan(80)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByLabel('Name').press('Control+b')
    await expect.poll(width).toBeLessThan(80)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
  })
})

test.describe('in a window of 900 px', { tag: '@mock' }, () => {
  test.use({ viewport: { width: 900, height: 800 } })

  // proves 1§4.17, 1§9.3
  test('the sidebar is collapsed until the user’s choice is in its cookie', async ({ page }) => {
    await openAs(page, 'admin', '/admin/policy')
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  })
})

test.describe('on a phone', { tag: '@mock' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // proves 1§4.17, 1§4.18
  test(
    'the menu is a sheet that closes on navigation, and nothing overflows the screen',
    { tag: '@fast' },
    async ({ page }) => {
      await openAs(page, 'admin', '/admin/dashboard')
      await page.getByRole('button', { name: 'More' }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: 'More' }).click()
      await sheet.getByRole('link', { name: 'Courses' }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('article').first()).toBeVisible()
      // During a view transition the document is as wide as its snapshot, which includes the scrollbar.
      const expectNoOverflow = () =>
        expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBeLessThanOrEqual(0)
      await expectNoOverflow()
      await page.goto('/admin/course?outlines=1')
      await expect(page.getByRole('heading', { level: 1, name: 'Outlines' })).toBeVisible()
      await expectNoOverflow()
    },
  )
})

test('Urdu mirrors the page', { tag: '@mock' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ur', url: baseURL! }])
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', /^ur/)
})
