import { type Page, expect } from '@playwright/test'
import {
  COURSE,
  openPurchase,
  readPaymentReference,
  submitPurchase,
  typeTimes,
  sendPurchase,
  review,
} from './purchaseSteps.ts'
import { asAdmin, signInAsNewStudent, studentId, openAs } from './signIn.ts'
import { addReceipt, createLargePicture } from './paymentSteps.ts'
import { test } from './serverFixtures.ts'

/** Names the wallet for international students. */
async function nameWallet(page: Page, name: string): Promise<void> {
  await openAs(page, 'admin', '/admin/settings?section=payments')
  const abroad = page.getByRole('group', { name: 'International students' })
  await abroad.getByRole('button', { name: /^Account 2/ }).click()
  await abroad.getByRole('textbox', { name: /^Wallet name/ }).fill(name)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/school/settings') && response.request().method() !== 'GET',
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await saved).status()).toBe(200)
}

/** Returns the offered payment methods and selects the last one. */
async function chooseLastMethod(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /Payment method/ }).click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  const offered = await options.allInnerTexts()
  await options.last().click()
  await expect(page.getByRole('listbox')).toBeHidden()
  return offered
}

// proves X70, X71, X90
test(
  'a course is bought from home and abroad with the accounts of each, and the office sees the origin',
  { tag: ['@server', '@money'] },
  async ({ page, request, browser, baseURL }) => {
    const wallet = `Wallet ${Date.now()}`
    await nameWallet(page, wallet)
    const origins = [
      {
        where: 'Abroad',
        set: 'International students',
        accounts: ['SWIFT EXAMPKKA', wallet],
        expected: /Paid\s*from\s*abroad/i,
      },
      {
        where: 'Within the country',
        set: 'Domestic students',
        accounts: ['Branch 0000, Karachi', 'JazzCash'],
        expected: /Paid\s*from\s*within the country/i,
      },
    ]
    for (const { where, expected } of origins) {
      const context = await browser.newContext({ baseURL: baseURL! })
      const student = await context.newPage()
      const email = await signInAsNewStudent(student, request)
      await openPurchase(student, COURSE)
      for (const { set, accounts } of origins) {
        for (const text of accounts) await expect(student.getByRole('region', { name: set })).toContainText(text)
      }
      await student.getByText(where, { exact: true }).click()
      await expect(student.getByRole('radio', { name: where })).toBeChecked()
      await expect(student.getByRole('region', { name: 'Order summary' })).toContainText('$55')
      await addReceipt(student)
      expect(await chooseLastMethod(student)).toEqual(['Bank transfer', `JazzCash or ${wallet}`])
      await typeTimes(student)
      const instructions = await student.getByRole('main').innerText()
      await submitPurchase(student)
      const reference = await readPaymentReference(student)
      // It is the reference to write into the transfer.
      expect(instructions).toContain(reference)

      const studentRecord = await studentId(await asAdmin(request), email)
      const desk = await review(page, { studentId: studentRecord, course: COURSE })
      for (const text of ['$55', reference, expected]) await expect(desk).toContainText(text)
      await context.close()
    }
  },
)

// proves X91
test(
  'the same receipt is sent by two students, and the office sees it on the second one, with both side by side',
  { tag: ['@server', '@money'] },
  async ({ page, request, browser, baseURL }) => {
    await openAs(page, 'admin', '/admin/students')
    const file = await createLargePicture(page)
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
    const duplicateNotice = desk.getByText('Duplicate receipt, also sent for:').first()
    await expect(duplicateNotice).toContainText(`Bilal Sender · ${COURSE}`)
    await desk.getByRole('button', { name: 'Compare' }).first().click()
    const comparison = page.getByRole('dialog', { name: 'Compare receipts' })
    for (const name of names) {
      const picture = page.getByRole('img', { name: `Receipt: ${name}` })
      const side = comparison.getByRole('figure').filter({ has: picture })
      await expect(side).toContainText(`${name}, ${COURSE}`)
      await expect
        .poll(() => side.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    }
  },
)
