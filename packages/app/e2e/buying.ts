import { type Page, expect, type Locator } from '@playwright/test'
import { addReceipt, cardOf, chooseMethod, openPage, receipt } from './receipts.ts'

/** One of the demonstration’s that is paid once. */
export const COURSE = 'Arabic grammar I'

/** Opens the page on which a student pays for a course. */
export async function openPurchase(page: Page, course: string): Promise<void> {
  await openPage(page, '/student/courses', 'Courses')
  await cardOf(page, course)
    .getByRole('link', { name: /^Purchase/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Details' })).toBeVisible()
}

/** When the student has time for the course. */
export async function typeTimes(page: Page): Promise<void> {
  for (const [name, digits] of [
    [/^From/, '1600'],
    [/^To/, '1730'],
  ] as const) {
    await page.getByRole('group', { name }).first().getByRole('spinbutton').first().click()
    await page.keyboard.type(digits)
  }
}

/** Sends the form of a purchase. */
export async function submitPurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
}

/** Fills in the form of a purchase and sends it. */
export async function sendPurchase(page: Page, file = receipt): Promise<void> {
  await addReceipt(page, file)
  await chooseMethod(page, 'Bank transfer')
  await typeTimes(page)
  await submitPurchase(page)
}

/** What the page of what was sent calls the payment. */
export async function sentReference(page: Page): Promise<string> {
  const place = page.getByRole('button', { name: 'Copy payment reference' }).locator('xpath=ancestor::dd')
  return (await place.locator('bdi').first().innerText()).trim()
}

type Payment = { studentId: number; course: string }

/** Opens what a student paid for a course beside its receipt: of several the one that waits. */
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

/** Approves what is open. */
export async function approve(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('Approved. The student has the course now.')).toBeVisible()
}

/** Rejects what is open, for a reason. */
export async function reject(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Reject' }).click()
  const form = dialog.getByRole('group', { name: 'Reject' })
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Rejected.', { exact: true })).toBeVisible()
}
