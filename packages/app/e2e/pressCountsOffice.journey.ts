import { type Locator, type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { registerWithReceipt } from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { expectPath, openAs } from './signIn.ts'

const desk = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }

type Job = {
  does: string
  /** The current number from the dashboard on; it may only decrease. */
  most: number
  size?: typeof desk
  play: (page: Page, hand: PressCounter) => Promise<void>
}

/** Presses a button that must be in sight without scrolling, and not covered by a bar. */
async function pressInSight(target: Locator, { press }: PressCounter): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  await press(target)
}

const jobs: readonly Job[] = [
  {
    does: 'approves a teacher',
    most: 3,
    play: async (page, hand) => {
      await hand.press(page.getByRole('link', { name: 'Teacher applications to review' }))
      await hand.press(page.getByRole('button', { name: 'Approve Yasmin Dupont…' }))
      await pressInSight(page.getByRole('button', { name: 'Approve and copy login' }), hand)
      await expect(page.getByRole('link', { name: 'Next: assign a course' })).toBeVisible()
    },
  },
  {
    does: 'decides a payment without scrolling',
    most: 2,
    play: async (page, hand) => {
      await hand.press(page.getByRole('link', { name: 'Event payments to review' }))
      await pressInSight(page.getByRole('button', { name: 'Approve', exact: true }), hand)
      await expect(page.getByText(/^Approved:/)).toBeVisible()
    },
  },
  {
    does: 'decides a payment on a phone without scrolling',
    most: 2,
    size: phone,
    play: async (page, hand) => {
      await pressInSight(page.getByRole('link', { name: 'Event payments to review' }), hand)
      await pressInSight(page.getByRole('button', { name: 'Approve', exact: true }), hand)
      await expect(page.getByText(/^Approved:/)).toBeVisible()
    },
  },
  {
    does: 'finds a student',
    most: 2,
    play: async (page, { press }) => {
      await press(page.getByRole('button', { name: 'Search', exact: true }))
      await page.getByRole('combobox', { name: 'Search the school' }).fill('Omar')
      await press(page.getByRole('option', { name: /Omar Haddad/ }))
      await expect(page.getByRole('heading', { level: 1, name: /Omar Haddad/ })).toBeVisible()
    },
  },
  {
    does: 'changes the payment instructions without scrolling past one screen',
    most: 3,
    play: async (page, hand) => {
      await pressInSight(page.getByRole('link', { name: 'School settings' }), hand)
      await pressInSight(page.getByRole('link', { name: 'Payments', exact: true }), hand)
      const instructions = page.getByRole('textbox', { name: 'More instructions' }).first()
      await expect(instructions).toBeVisible()
      expect((await instructions.boundingBox())?.y).toBeLessThan(desk.height)
      await instructions.fill('Pay at the bank, then send us the receipt.')
      await expect(page.getByText('Unsaved changes')).toBeInViewport()
      await pressInSight(page.getByRole('button', { name: 'Save', exact: true }), hand)
      await expect(page.getByText('Settings saved')).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/settings\?section=payments$/)
    },
  },
  {
    does: 'blocks a teacher',
    most: 4,
    play: async (page, hand) => {
      await hand.openFromMenu('Teachers', 'Teacher')
      await hand.press(page.getByRole('link', { name: /Amina Yusuf/ }).first())
      await pressInSight(page.getByRole('button', { name: 'Block teacher' }), hand)
      await pressInSight(page.getByRole('button', { name: 'Block', exact: true }).last(), hand)
      await expectPath(page, '/admin/teacher')
    },
  },
]

for (const { does, most, size = desk, play } of jobs) {
  test(`the admin ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    await page.setViewportSize(size)
    await openAs(page, 'admin', '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('admin', does, hand, most)
  })
}

// proves X52
test(
  'the decision on a payment is in sight, works by key after a reload, and the numbers of menu and list agree',
  { tag: '@server' },
  async ({ page, request }) => {
    const { name } = await registerWithReceipt(request)
    await page.setViewportSize(desk)
    await openAs(page, 'admin', '/admin/inbox?kind=coursePayment')
    const pending = page.getByRole('region', { name: 'Inbox items' })
    const row = pending.getByRole('button', { name: new RegExp(`^${name}`) })
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(row.or(more)).toBeVisible()
    while (!(await row.isVisible())) await more.click()
    await row.click()
    const detail = page.getByRole('region', { name: 'Details' })
    await expect(detail.getByRole('heading', { name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await expect(detail.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
      await expect(detail.getByRole('button', { name: 'Reject' })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize(desk)
    await page.reload()
    await expect(detail.getByRole('button', { name: 'Approve' })).toBeVisible()
    const total = async () =>
      Number((await page.getByRole('button', { name: /^All \d/ }).textContent())?.replaceAll(/\D/g, ''))
    const before = await total()
    await page.keyboard.press('a')
    await expect(page.getByText(`Approved: ${name}`)).toBeVisible()
    expect(await total()).toBe(before - 1)
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: `Inbox ${before - 1} pending` }),
    ).toBeVisible()
    await page.keyboard.press('u')
    await expect(detail.getByRole('heading', { name })).toBeVisible()
  },
)
