import { type Page, expect } from '@playwright/test'
import { countPresses, reportPresses } from './countPresses.ts'
import { registerWithReceipt } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { asAdmin, expectPath, fillSignIn, openAs, studentId } from './signIn.ts'

const PASSWORD = 'a colleague’s password'

const newColleague = () => {
  const run = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  return { name: `Colleague ${run}`, email: `colleague-${run}@maktab.test` }
}

/** Opens an invitation link in a signed-out browser and sets the password. */
async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link).pathname)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Re-enter password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password reset successful.')).toBeVisible()
}

async function signInAsPayments(page: Page): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, 'payments@maktab.test')
  await expectPath(page, '/admin/dashboard')
}

test(
  'the admin invites a colleague in at most 5 presses, and the colleague signs in with the link',
  { tag: ['@server', '@fast'] },
  async ({ page, browser, baseURL }) => {
    const { name, email } = newColleague()
    await openAs(page, 'admin', '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const hand = countPresses(page)
    await hand.press(page.getByRole('link', { name: 'School settings' }))
    await hand.press(page.getByRole('link', { name: 'Staff' }))
    await hand.press(page.getByRole('button', { name: 'Invite' }))
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await hand.press(page.getByText('Payments, fees, discounts, income and statements'))
    await hand.press(page.getByRole('button', { name: 'Invite' }))
    const card = page.getByRole('region', { name: 'Invitation link' })
    await expect(card.getByRole('button', { name: 'Copy invitation link' })).toBeVisible()
    reportPresses('admin', 'invites a colleague', hand, 5)
    const link = (await card.locator('code').textContent()) ?? ''

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const colleague = await context.newPage()
    await acceptInvitation(colleague, link)
    await colleague.goto('/')
    await fillSignIn(colleague, email, PASSWORD)
    await expectPath(colleague, '/admin/dashboard')
    await expect(
      colleague.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Income' }),
    ).toBeVisible()
    await context.close()

    await page.reload()
    await expect(page.getByRole('row', { name: new RegExp(name) }).getByText('Active')).toBeVisible()
    await expect(card).toBeHidden()
  },
)

test(
  'a colleague for payments decides a payment in at most 3 presses',
  { tag: '@server' },
  async ({ page, request }) => {
    const { name } = await registerWithReceipt(request)
    await signInAsPayments(page)
    const hand = countPresses(page)
    await hand.openFromMenu('Inbox')
    const item = page.getByRole('region', { name: 'Inbox items' }).getByRole('button', { name: new RegExp(`^${name}`) })
    await hand.press(item)
    await hand.press(page.getByRole('button', { name: 'Approve', exact: true }))
    await expect(page.getByText(`Approved: ${name}`)).toBeVisible()
    reportPresses('admin', 'decides a payment as a colleague for payments', hand, 3)
  },
)

test(
  'a colleague for payments can open neither the notes of students nor the settings',
  { tag: '@server' },
  async ({ page, request }) => {
    const { email } = await registerWithReceipt(request)
    const id = await studentId(await asAdmin(request), email)
    await signInAsPayments(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Students' })).toBeVisible()
    for (const entry of ['Courses', 'Teachers', 'School settings', 'Staff']) {
      await expect(menu.getByRole('link', { name: entry })).toHaveCount(0)
    }
    for (const path of ['/admin/settings', '/admin/staff', '/admin/teacher', '/admin/policy']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/Ask Salma Farooq.* if you need this page\./)
    }
    await page.goto(`/admin/students?student=${id}&tab=notes`)
    await expect(page.getByRole('tab', { name: 'Billing' })).toBeVisible()
    await expect(page.getByRole('tab', { name: /Notes|Reports|Attendance/ })).toHaveCount(0)

    const login = await request.post('/api/auth/login', {
      data: { email: 'payments@maktab.test', password: 'maktab-demo' },
    })
    const { token } = (await login.json()) as { token: string }
    const notes = await request.put(`/api/student/notes/${id}`, { headers: { token }, data: { notes: 'Pays late.' } })
    expect(notes.status()).toBe(403)
    const data = {
      name: 'Maktab',
      currency: 'USD',
      timeZone: 'Asia/Karachi',
      paymentInstructions: { domestic: '', international: '' },
    }
    const settings = await request.put('/api/school/settings', { headers: { token }, data })
    expect(settings.status()).toBe(403)
  },
)

test('a teacher changes the password from the user menu in at most 3 presses', { tag: '@mock' }, async ({ page }) => {
  await openAs(page, 'teacher', '/teacher/dashboard')
  const hand = countPresses(page)
  await hand.press(page.getByRole('button', { name: /^Account of|Amina Yusuf/ }))
  await hand.press(page.getByRole('menuitem', { name: 'Name and password' }))
  await expectPath(page, '/teacher/account')
  await page.getByLabel('Current password').fill('maktab-demo')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Re-enter password').fill(PASSWORD)
  await hand.press(page.getByRole('button', { name: 'Update password' }))
  await expect(page.getByText('Password changed. Other devices were logged out.')).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(3)
})
