import { type Page, expect, type Locator } from '@playwright/test'
import { addReceipt, findCard, chooseMethod, openPage, receipt } from './paymentSteps.ts'

/** A demo course with a one-time price. */
export const COURSE = 'Arabic grammar I'

/** Opens the payment form of a course. */
export async function openPurchase(page: Page, course: string): Promise<void> {
  await openPage(page, '/student/courses', 'Courses')
  await findCard(page, course)
    .getByRole('link', { name: /^Purchase/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment details' })).toBeVisible()
}

/** Types the times at which the student is available, unless they are known from an earlier purchase. */
export async function typeTimes(page: Page): Promise<void> {
  if (await page.getByRole('button', { name: 'Change your times' }).isVisible()) return
  for (const [name, digits] of [
    [/^From/, '1600'],
    [/^To/, '1730'],
  ] as const) {
    await page.getByRole('group', { name }).first().getByRole('spinbutton').first().click()
    await page.keyboard.type(digits)
  }
}

/** Submits the purchase form. */
export async function submitPurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
}

/** Fills in and submits the purchase form. */
export async function sendPurchase(page: Page, file = receipt): Promise<void> {
  await addReceipt(page, file)
  await chooseMethod(page, 'Bank transfer')
  await typeTimes(page)
  await submitPurchase(page)
}

/** The payment reference on the confirmation page. */
export async function readPaymentReference(page: Page): Promise<string> {
  const referenceField = page.getByRole('button', { name: 'Copy payment reference' }).locator('xpath=ancestor::dd')
  return (await referenceField.locator('bdi').first().innerText()).trim()
}

type Payment = { studentId: number; course: string }

/** Opens the review of a student’s payment for a course; of several, the pending one. */
export async function review(page: Page, { studentId, course }: Payment): Promise<Locator> {
  await page.goto(`/admin/students?student=${studentId}&tab=billing`)
  await page
    .getByRole('button', { name: `Review ${course}`, exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: 'Decision' })).toBeVisible()
  return dialog
}

/** Approves the open payment. */
export async function approve(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('Approved. The student now has the course.')).toBeVisible()
}

/** Rejects the open payment with a reason. */
export async function reject(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Reject' }).click()
  const form = dialog.getByRole('group', { name: 'Reject' })
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Rejected.', { exact: true })).toBeVisible()
}
