import { type Page, expect } from '@playwright/test'
import { type PressCounter, countPresses, reportPresses } from './countPresses.ts'
import { asAdmin, expectPath, openAs, signInAsNewStudent, studentId } from './signIn.ts'
import { test } from './serverFixtures.ts'

type Flow = {
  does: string
  /** The current number from the dashboard on; it may only decrease. */
  most: number
  play: (page: Page, hand: PressCounter) => Promise<void>
}

/** Everything is prefilled for the whole amount in cash today. */
async function save(page: Page, press: PressCounter['press']): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Record payment' })
  await press(dialog.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText('Payment recorded').first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

const flows: readonly Flow[] = [
  {
    does: 'records a cash payment of a student found by search',
    most: 4,
    play: async (page, { press }) => {
      await press(page.getByRole('button', { name: 'Search', exact: true }))
      await page.getByRole('combobox', { name: 'Search the school' }).fill('Zaynab')
      await press(page.getByRole('option', { name: /Zaynab Malik/ }))
      await press(page.getByRole('button', { name: 'Record payment', exact: true }).first())
      await save(page, press)
    },
  },
  {
    does: 'records a cash payment of an overdue month',
    most: 4,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Monthly fees', 'Money')
      await press(page.getByRole('button', { name: /^Record payment of / }).first())
      await save(page, press)
    },
  },
  {
    does: 'reminds a guardian of all overdue months',
    most: 4,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Monthly fees', 'Money')
      await press(page.getByRole('button', { name: /^Remind / }).first())
      await expect(page.getByRole('textbox', { name: 'Reminder' })).not.toHaveValue('')
      await press(page.getByRole('button', { name: 'Copy reminder' }))
    },
  },
  {
    does: 'sees the payments behind a month of the income',
    most: 3,
    play: async (page, { openFromMenu, press }) => {
      await openFromMenu('Income', 'Money')
      await press(page.getByRole('link', { name: 'Tajweed for beginners' }))
      await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
    },
  },
]

for (const { does, most, play } of flows) {
  test(`the admin ${does} in at most ${most} presses`, { tag: '@mock' }, async ({ page }) => {
    await openAs(page, 'admin', '/admin/dashboard')
    await expectPath(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = countPresses(page)
    await play(page, hand)
    reportPresses('admin', does, hand, most)
  })
}

const COURSE = 'Qaida for children'

/** Rows of the school’s income. */
async function readSum(page: Page, key: string): Promise<string> {
  await page.goto(`/admin/income?payments=${key}`)
  const sum = page.locator('main strong').first()
  await expect(sum).toBeVisible()
  return sum.innerText()
}

// proves X230, X231, X235
test(
  'cash in two parts pays a course, a refund reaches the student and the income, and a mistake is undone',
  { tag: ['@server', '@money', '@fast'] },
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })
    const student = await context.newPage()
    try {
      const email = await signInAsNewStudent(student, student.request, 'Cash Payer')
      await openAs(page, 'admin', '/admin/dashboard')
      const id = await studentId(await asAdmin(page.request), email)
      await page.goto(`/admin/students?student=${id}`)
      const record = async (amount: string) => {
        await page.getByRole('button', { name: 'Record payment', exact: true }).first().click()
        const dialog = page.getByRole('dialog', { name: 'Record payment' })
        await dialog.getByRole('button', { name: /Payment for/ }).click()
        await page.getByRole('option', { name: new RegExp(COURSE) }).click()
        await dialog.getByRole('textbox', { name: /^Amount/ }).fill(amount)
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(dialog).toBeHidden()
      }
      await record('10')
      await student.goto('/student/billing')
      await expect(student.getByRole('row', { name: new RegExp(COURSE) })).toContainText('$10 of $25 paid, $15 left')
      await student.goto('/student/courses')
      await expect(student.getByRole('link', { name: `Pay the rest for ${COURSE}` })).toBeVisible()

      await record('15')
      await student.goto('/student/enrolled-courses')
      await expect(student.getByText(COURSE).first()).toBeVisible()

      await page.goto(`/admin/students?student=${id}&tab=billing`)
      await page.getByRole('button', { name: `Record refund for ${COURSE}` }).click()
      const refund = page.getByRole('dialog', { name: 'Record refund' })
      await refund.getByRole('textbox', { name: /^Amount/ }).fill('5')
      await refund.getByRole('textbox', { name: /^Reason/ }).fill('One lesson was cancelled.')
      await refund.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(refund).toBeHidden()
      await student.goto('/student/billing')
      const row = student.getByRole('row', { name: new RegExp(COURSE) })
      await expect(row).toContainText('$25 paid, $5 refunded')
      await expect(row).toContainText('One lesson was cancelled.')
      const withRefund = await readSum(page, 'refunds')

      await page.goto(`/admin/students?student=${id}&tab=billing`)
      await page.getByRole('button', { name: /^Void refund of \$5 / }).click()
      const cancel = page.getByRole('dialog', { name: 'Void refund?' })
      await cancel.getByRole('textbox', { name: /^Reason/ }).fill('Not paid out.')
      await cancel.getByRole('button', { name: 'Void', exact: true }).click()
      await expect(cancel).toBeHidden()
      expect(await readSum(page, 'refunds')).not.toBe(withRefund)
      await student.goto('/student/billing')
      await expect(student.getByRole('row', { name: new RegExp(COURSE) })).not.toContainText('refunded')
    } finally {
      await context.close()
    }
  },
)
