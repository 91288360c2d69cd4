import { expect } from '@playwright/test'
import { test } from './serverFixtures.ts'
import { expectPath, fillSignIn, signIn } from './signIn.ts'

for (const role of ['admin', 'teacher', 'student'] as const) {
  // proves 1§1.1, 1§2.routes.33
  test(`a ${role} signs in, lands on the dashboard and sees their menu`, async ({ page }) => {
    await signIn(page, role)
    await expectPath(page, `/${role}/dashboard`)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /Upcoming Events|Performance Report/ })
        .first(),
    ).toBeVisible()
  })
}

// proves 1§2.signIn.4, 1§2.signIn.5, 1§2.restriction.1, 1§6.7, D40.3
test('a blocked teacher sees the restriction page and can sign out', async ({ page }) => {
  await signIn(page, 'blocked')
  await expectPath(page, '/restriction-message')
  await expect(
    page.getByText(
      'It looks like your access has been restricted. Please reach out to the administrator for assistance',
    ),
  ).toBeVisible()
  await page.goto('/teacher/classes')
  await expectPath(page, '/restriction-message')
  await page.getByRole('button', { name: /sign out|log out/i }).click()
  await expectPath(page, '/')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a wrong email address or password shows an error in the form and keeps typed text', async ({ page }) => {
  await page.goto('/')
  await fillSignIn(page, 'stranger@maktab.test')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('stranger@maktab.test')
  await expectPath(page, '/')
})

test('a page requested while signed out opens after signing in', async ({ page }) => {
  await page.goto('/admin/course?outlines=1')
  await expectPath(page, '/')
  await fillSignIn(page, 'admin@maktab.test')
  await expect(page).toHaveURL('/admin/course?outlines=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Outlines' })).toBeVisible()
})

// proves 1§2.routes.1, 1§2.routes.2, 1§6.5
test('another role’s area redirects home, and an unknown page shows “not found”', async ({ page }) => {
  await signIn(page, 'student')
  await expectPath(page, '/student/dashboard')
  await page.goto('/admin/course')
  await expectPath(page, '/student/enrolled-courses')
  await page.goto('/')
  await expectPath(page, '/student/enrolled-courses')
  await page.goto('/student/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found|no page/i)
})

// proves 1§4.2, 1§4.3, 2§4.18, D38.2
test(
  'a session ends after 24 hours: storage is cleared and the sign-in page says why',
  { tag: '@fast' },
  async ({ page }) => {
    await signIn(page, 'admin')
    await expectPath(page, '/admin/dashboard')
    await page.evaluate(() => localStorage.setItem('expiry', String(Date.now() - 1000)))
    await page.reload()
    await expectPath(page, '/')
    await expect(page.getByText(/session expired/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  },
)

// proves 1§6.8
test('a manipulated role or status counts as signed out', async ({ page }) => {
  await signIn(page, 'student')
  await expectPath(page, '/student/dashboard')
  const role = await page.evaluate(() => localStorage.getItem('role'))
  expect(role).not.toContain('student')
  await page.evaluate(() => localStorage.setItem('role', 'admin'))
  await page.goto('/admin/course')
  await expectPath(page, '/')
})

// proves 1§2.shell.9, D38.5
test('signing out in one tab signs out the others', async ({ context, page }) => {
  await signIn(page, 'admin')
  await expectPath(page, '/admin/dashboard')
  const other = await context.newPage()
  await other.goto('/admin/course')
  await expect(other.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await page
    .getByRole('button', { name: /Salma Farooq/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectPath(page, '/')
  await expectPath(other, '/')
})

// proves D38.3
test(
  'a 401 response keeps the page until its owner has signed in again',
  { tag: '@mock' },
  async ({ page, context, baseURL }) => {
    await signIn(page, 'admin')
    await expectPath(page, '/admin/dashboard')
    await page.goto('/admin/policy?policy=new')
    await page.getByLabel('Title').fill('What was typed')
    await page.getByLabel('Description').fill('None on Fridays')
    await context.addCookies([{ name: 'mock', value: 'savePolicy=sessionExpired', url: baseURL! }])
    await page.getByRole('button', { name: 'Create Policy' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' })
    await expect(dialog.getByLabel('Email')).toHaveValue('admin@maktab.test')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await context.clearCookies({ name: 'mock' })
    await dialog.getByRole('textbox', { name: 'Password' }).fill('maktab-demo')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Title')).toHaveValue('What was typed')
    await page.getByRole('button', { name: 'Create Policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  },
)
