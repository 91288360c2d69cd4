import { type Page, expect } from '@playwright/test'
import { countPresses } from './countPresses.ts'
import { registerWithReceipt } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { expectPath, fillSignIn, openAs } from './signIn.ts'

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Inbox items' }).getByRole('button', { name: new RegExp(`^${name}`) })
const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()

/** Loads pending course payments until a person’s payment is visible. */
async function findWaiting(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  for (;;) {
    await expect(rowOf(page, name).or(more).first()).toBeVisible()
    if (await rowOf(page, name).isVisible()) return
    await more.click()
  }
}

/** Opens and approves a payment in the inbox, and counts the presses. */
async function decide(page: Page, name: string): Promise<void> {
  const presses = countPresses(page)
  await presses.press(rowOf(page, name))
  await presses.press(page.getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByText(`Approved: ${name}`)).toBeVisible()
  expect(presses.presses()).toBeLessThanOrEqual(2)
}

// proves X53
test(
  'of two devices that decide one payment, the second is told that it was decided already',
  { tag: '@server' },
  async ({ page, request, browser, baseURL }) => {
    const { name } = await registerWithReceipt(request)
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await context.newPage()
    for (const one of [page, other]) {
      await openAs(one, 'admin', '/admin/inbox?kind=coursePayment')
      await findWaiting(one, name)
    }
    for (const one of [page, other]) await decide(one, name)
    const sent = page.waitForResponse((response) => response.url().endsWith('/student/update-purchase-status'))
    await leave(page)
    expect((await sent).status()).toBe(200)
    await leave(other)
    await expect(
      other.getByRole('alert').filter({ hasText: `You already decided on ${name} somewhere else.` }),
    ).toBeVisible()

    await page.goto('/admin/inbox?kind=coursePayment')
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await expect(rowOf(page, name)).toBeHidden()
    await context.close()
  },
)

// proves X53
test(
  'of two admins who decide one payment, the second sees who decided first, and it is decided once',
  { tag: ['@server', '@money'] },
  async ({ page, request, browser, baseURL }) => {
    const { name } = await registerWithReceipt(request)
    const context = await browser.newContext({ baseURL: baseURL! })
    const colleague = await context.newPage()
    await colleague.goto('/')
    await fillSignIn(colleague, 'colleague@maktab.test')
    await expectPath(colleague, '/admin/dashboard')
    await colleague.goto('/admin/inbox?kind=coursePayment')
    await openAs(page, 'admin', '/admin/inbox?kind=coursePayment')
    for (const one of [page, colleague]) {
      await findWaiting(one, name)
      await rowOf(one, name).click()
    }

    await colleague.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(colleague.getByText(`Approved: ${name}`)).toBeVisible()
    const sent = colleague.waitForResponse((response) => response.url().endsWith('/student/update-purchase-status'))
    await leave(colleague)
    expect((await sent).status()).toBe(200)

    // The other admin’s page hasn’t updated yet.
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    const form = page.getByRole('group', { name: 'Reject' })
    await form.getByRole('textbox', { name: 'Reason' }).fill('The amount can’t be read.')
    await form.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText(`Rejected: ${name}`)).toBeVisible()
    await leave(page)
    const conflictMessage = `Nadia Rahimi already decided on ${name}. Your decision wasn’t saved.`
    await expect(page.getByRole('alert').filter({ hasText: conflictMessage })).toBeVisible()

    await page.goto('/admin/inbox?kind=decided')
    const decided = page.getByRole('region', { name: 'History' }).getByRole('listitem').filter({ hasText: name })
    await expect(decided).toHaveCount(1)
    await expect(decided).toContainText('Payment approved by Nadia Rahimi')
    await context.close()
  },
)
