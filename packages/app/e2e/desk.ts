import { type Locator, type Page, expect } from '@playwright/test'

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
