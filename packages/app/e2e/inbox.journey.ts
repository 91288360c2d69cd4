import { type Page, expect, test } from '@playwright/test'
import { countPresses } from './countPresses.ts'
import { registerWithReceipt } from './registerWithReceipt.ts'
import { openAs } from './signIn.ts'

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What waits' }).getByRole('button', { name: new RegExp(`^${name}`) })
const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()

/** Opens the inbox where the payment stands, and counts the presses from there. */
async function decide(page: Page, name: string): Promise<void> {
  const hand = countPresses(page)
  await hand.press(rowOf(page, name))
  await hand.press(page.getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByText(`Approved: ${name}`)).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(2)
}

// proves X53
test(
  'of two devices on which one payment is decided the second is told that it was decided already',
  { tag: '@server' },
  async ({ page, request, browser, baseURL }) => {
    const { name } = await registerWithReceipt(request)
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await context.newPage()
    for (const one of [page, other]) {
      await openAs(one, 'admin', '/admin/inbox?kind=coursePayment')
      while (!(await rowOf(one, name).isVisible())) {
        await expect(rowOf(one, name).or(one.getByRole('button', { name: 'Show more' }))).toBeVisible()
        if (await one.getByRole('button', { name: 'Show more' }).isVisible())
          await one.getByRole('button', { name: 'Show more' }).click()
      }
    }
    for (const one of [page, other]) await decide(one, name)
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/student/update-purchase-status'))
    await leave(page)
    expect((await sent).status()).toBe(200)
    await leave(other)
    await expect(
      other.getByRole('alert').filter({ hasText: `You had decided about ${name} elsewhere already.` }),
    ).toBeVisible()

    await page.goto('/admin/inbox?kind=coursePayment')
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await expect(rowOf(page, name)).toBeHidden()
    await context.close()
  },
)
