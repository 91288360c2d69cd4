import { type Page, expect } from '@playwright/test'
import { COURSE, submitPurchase, typeTimes, review } from './purchaseSteps.ts'
import { asAdmin, signInAsNewStudent, studentId, expectPath, openAs } from './signIn.ts'
import { addReceipt, findCard, chooseMethod, openPage } from './paymentSteps.ts'
import { test } from './serverFixtures.ts'

async function fillIn(page: Page, name: string, percent: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('textbox', { name: /^Percent/ }).fill(percent)
}

// proves X140, X141, X142
test(
  'an admin grants a scholarship and a code; the student sees their price and pays, and the office sees why',
  { tag: ['@server', '@money'] },
  async ({ page, browser, request }) => {
    const student = await (await browser.newContext()).newPage()
    const email = await signInAsNewStudent(student, request)
    const id = await studentId(await asAdmin(request), email)

    await openAs(page, 'admin', `/admin/students?student=${id}&tab=discounts`)
    await page.getByRole('link', { name: 'Create discount' }).click()
    await expect(page.getByRole('combobox', { name: 'Student' })).toHaveValue(/Hamza Tariq/)
    await fillIn(page, 'Scholarship of the board', '20')
    await page.getByRole('button', { name: 'Create discount' }).click()
    await expectPath(page, '/admin/students')
    await expect(
      page.getByRole('tabpanel', { name: /^Scholarships/ }).getByText('Scholarship of the board'),
    ).toBeVisible()

    await page.goto('/admin/discounts?discount=new')
    await fillIn(page, 'Families', '50')
    await page.getByRole('button', { name: 'Generate code' }).click()
    const code = await page.getByRole('textbox', { name: /^Code/ }).inputValue()
    await page.getByRole('button', { name: 'Create discount' }).click()
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('50%')

    await openPage(student, '/student/courses', 'Courses')
    const card = findCard(student, COURSE)
    await expect(card.getByText('Scholarship of the board')).toBeVisible()
    await card.getByRole('link', { name: /^Purchase/ }).click()
    // The previous list, which shows the price too, is visible until the purchase page has faded in.
    await expect(student.getByRole('button', { name: 'I have a code' })).toBeVisible()
    await expect(student.getByText('Scholarship of the board')).toBeVisible()
    await student.getByRole('button', { name: 'I have a code' }).click()
    await student.getByRole('textbox', { name: 'Discount code' }).fill(code)
    await student.getByRole('button', { name: 'Apply' }).click()
    await expect(student.getByText('Families')).toBeVisible()
    await addReceipt(student)
    await chooseMethod(student, 'Bank transfer')
    await typeTimes(student)
    await submitPurchase(student)

    const desk = await review(page, { studentId: id, course: COURSE })
    await expect(desk.getByText(/^Price .*, discount .*\(Families\)$/)).toBeVisible()
    await page.keyboard.press('Escape')

    // A code with payments stays visible; one without disappears.
    await page.goto(`/admin/discounts?q=${code}`)
    await page.getByRole('button', { name: 'End Families' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Ended')
    await page.goto(`/admin/students?student=${id}&tab=discounts`)
    await page.getByRole('button', { name: 'End Scholarship of the board' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
    await expect(page.getByText('No scholarships yet.')).toBeVisible()
    await student.context().close()
  },
)
