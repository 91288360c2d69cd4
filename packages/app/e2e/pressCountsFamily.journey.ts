import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { addReceipt, chooseMethod } from './paymentSteps.ts'
import { test } from './serverFixtures.ts'
import { asAdmin, expectPath, fillSignIn } from './signIn.ts'

type Flow = {
  does: string
  /** The current number from the dashboard on; it may only decrease. */
  most: number
  play: (page: Page, hand: PressCounter) => Promise<void>
}

const children = (page: Page) => page.getByRole('region', { name: 'Your children' }).getByRole('article')

const flows: readonly Flow[] = [
  {
    does: 'sees the next lesson and the dues of both children',
    most: 0,
    play: async (page) => {
      await expect(children(page)).toHaveCount(2)
    },
  },
  {
    does: 'switches to another child from the overview',
    most: 1,
    play: async (page, { press }) => {
      const name = await children(page).last().getAttribute('aria-label')
      await press(
        children(page)
          .last()
          .getByRole('button', { name: /^Open / }),
      )
      await expect(page.getByText(`This is ${name}’s page`)).toBeVisible()
      await expect(page.getByRole('button', { name: `${name}, switch child` })).toBeVisible()
    },
  },
  {
    does: 'switches to another child from any page',
    most: 2,
    play: async (page, { press }) => {
      await press(page.getByRole('button', { name: /switch child$/ }))
      const other = page.getByRole('menuitemradio', { checked: false }).first()
      await press(other)
      await expect(page.getByText(/^This is .*’s page$/)).toBeVisible()
    },
  },
]

async function openFamily(page: Page): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, 'siblings@maktab.test')
  await expectPath(page, '/student/dashboard')
  await expect(children(page)).toHaveCount(2)
}

for (const { does, most, play } of flows) {
  // proves X293
  test(`a guardian ${does} in at most ${most} presses`, async ({ page }) => {
    await openFamily(page)
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('guardian', does, hand, most)
  })
}

// proves X291, X292
test(
  'a guardian pays two fees with one receipt, and the office approves both at once',
  { tag: ['@server', '@money', '@fast'] },
  async ({ page, browser, baseURL }) => {
    await openFamily(page)
    const hand = countPresses(page)
    await hand.press(page.getByRole('link', { name: /^Pay 2 fees: / }))
    await addReceipt(page)
    await chooseMethod(page, 'Bank transfer')
    await hand.press(page.getByRole('button', { name: 'Submit Payment' }))
    await expect(page.getByRole('heading', { name: 'We have your receipt' })).toBeVisible()
    expect(hand.presses()).toBeLessThanOrEqual(2)

    const admin = await asAdmin(page.request)
    const waiting = async () => {
      const path = 'inbox/get?kind=feePayment'
      const { items } = await admin<{ items: { together?: object[] }[] }>({ method: 'GET', path })
      return items.filter(({ together }) => together)
    }
    const before = (await waiting()).length
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })
    const office = await context.newPage()
    await office.goto('/')
    await fillSignIn(office, 'admin@maktab.test')
    await expectPath(office, '/admin/dashboard')
    await office.goto('/admin/inbox?kind=feePayment')
    await office.getByRole('region', { name: 'Inbox items' }).getByRole('button').last().click()
    await office.getByRole('button', { name: 'Approve all 2' }).click()
    await expect(office.getByText(/^Approved:/)).toHaveCount(2)
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(before - 2)
    await context.close()
  },
)
