import { expect } from '@playwright/test'
import { COURSE, openPurchase, sendPurchase } from './buying.ts'
import { review } from './desk.ts'
import { asAdmin, signInAsNewStudent, studentId } from './newStudent.ts'
import { photograph } from './receipts.ts'
import { test } from './schoolTest.ts'
import { openAs } from './signIn.ts'

// proves X91
test(
  'the same receipt is sent by two students, and the desk tells it of the second, with both beside each other',
  { tag: ['@server', '@money'] },
  async ({ page, request, browser, baseURL }) => {
    await openAs(page, 'admin', '/admin/students')
    const file = await photograph(page)
    const names = ['Bilal Sender', 'Sara Sender']
    const emails: string[] = []
    for (const name of names) {
      const context = await browser.newContext({ baseURL: baseURL! })
      const student = await context.newPage()
      emails.push(await signInAsNewStudent(student, request, name))
      await openPurchase(student, COURSE)
      await sendPurchase(student, file)
      await context.close()
    }
    const second = await studentId(await asAdmin(request), emails[1] ?? '')
    const desk = await review(page, { studentId: second, course: COURSE })
    const told = desk.getByText('Exactly this receipt was sent before or elsewhere:').first()
    await expect(told).toContainText(`Bilal Sender, ${COURSE}`)
    await desk.getByRole('button', { name: 'Compare' }).first().click()
    const both = page.getByRole('dialog', { name: 'Compare receipts' })
    for (const name of names) {
      const picture = page.getByRole('img', { name: `Receipt: ${name}` })
      const side = both.getByRole('figure').filter({ has: picture })
      await expect(side).toContainText(`${name}, ${COURSE}`)
      await expect
        .poll(() => side.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
  },
)
