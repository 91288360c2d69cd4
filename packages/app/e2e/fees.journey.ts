import { type Browser, type Page, expect } from '@playwright/test'
import { openPurchase, sendPurchase, approve, review } from './purchaseSteps.ts'
import { startSchoolWithClock, getNewestMail, test } from './serverFixtures.ts'
import { asAdmin, signInAsNewStudent, studentId, expectPath, fillSignIn } from './signIn.ts'
import { addReceipt, chooseMethod } from './paymentSteps.ts'

/** Noon in the school’s time zone, from the purchase to three days after the second due date. */
const BOUGHT = '2027-03-02T07:00:00Z'
const CREATED = '2027-03-27T07:00:00Z'
const REMINDED = '2027-03-30T07:00:00Z'
const OVERDUE = '2027-04-05T07:00:00Z'

const COURSE = 'Letters, month by month'
const STUDENT = 'Monthly Payer'

async function openPage(browser: Browser, baseURL: string, now: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  return page
}

async function signIn(page: Page, email: string, home: string): Promise<void> {
  await page.goto('/')
  await fillSignIn(page, email)
  await expectPath(page, home)
}

async function createCourse(page: Page): Promise<void> {
  await page.goto('/admin/course?course=new')
  await page.getByRole('textbox', { name: 'Name' }).fill(COURSE)
  await page.getByRole('textbox', { name: 'Price' }).fill('45')
  await page.getByRole('button', { name: /Payment frequency/ }).click()
  await page.getByRole('option', { name: 'Monthly' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
}

/** Opens a student’s billing and counts the requested fees. */
async function countFees(page: Page): Promise<number> {
  const read = page.waitForResponse((response) => response.url().endsWith('/api/fees/own'))
  await page.goto('/student/billing')
  const { fees } = (await (await read).json()) as { fees: object[] }
  return fees.length
}

const findFee = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Monthly fees' }).getByRole('listitem').filter({ hasText: text })

const findTodo = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem').filter({ hasText: text })

// proves X98, X115, X116
test(
  'a monthly fee falls due, triggers a reminder, becomes overdue for both sides, and is paid with an approved receipt',
  { tag: ['@server', '@money', '@fast'] },
  async ({ browser, database }) => {
    // The test starts its own school and signs in six users.
    test.slow()
    const school = await startSchoolWithClock({ zone: 'Asia/Karachi', opens: BOUGHT, database })
    const open = (now: string) => openPage(browser, school.url, now)
    try {
      const first = await open(BOUGHT)
      await signIn(first, 'admin@maktab.test', '/admin/dashboard')
      await createCourse(first)
      const buyer = await open(BOUGHT)
      const email = await signInAsNewStudent(buyer, buyer.request, STUDENT)
      await openPurchase(buyer, COURSE)
      await expect(buyer.getByRole('region', { name: 'Order summary' })).toContainText('$45')
      await sendPurchase(buyer)
      const payer = await studentId(await asAdmin(first.request), email)
      await approve(await review(first, { studentId: payer, course: COURSE }))

      await school.setClock(CREATED)
      const student = await open(CREATED)
      await signIn(student, email, '/student/dashboard')
      await expect.poll(() => countFees(student)).toBe(1)
      for (const text of ['April 2027', 'Due on 2 Apr 2027', '$45']) {
        await expect(findFee(student, COURSE)).toContainText(text)
      }
      await expect(findFee(student, COURSE).getByText('Due', { exact: true })).toBeVisible()
      await student.goto('/student/dashboard')
      await expect(findTodo(student, COURSE)).toContainText('The fee is due on 2 Apr 2027.')
      await student.context().close()

      await school.setClock(REMINDED)
      await expect.poll(() => getNewestMail(school.outbox, email)).toContain('is due on Friday 2 April.')
      expect(await getNewestMail(school.outbox, email)).toMatch(
        new RegExp(`Your April 2027 fee for “${COURSE}” is due[^]*Amount: (\\$45|45\\.00 USD)\\r?\\n`),
      )

      await school.setClock(OVERDUE)
      await expect.poll(() => getNewestMail(school.outbox, email)).toContain('was due on Friday 2 April.')
      const overduePage = await open(OVERDUE)
      await signIn(overduePage, email, '/student/dashboard')
      await expect(findTodo(overduePage, COURSE)).toContainText('The fee was due on 2 Apr 2027.')
      const office = await open(OVERDUE)
      await signIn(office, 'admin@maktab.test', '/admin/dashboard')
      await office.goto('/admin/fees')
      for (const text of [COURSE, 'April 2027', '$45', '3 days late']) {
        await expect(findFee(office, STUDENT)).toContainText(text)
      }

      await overduePage.getByRole('link', { name: new RegExp(`^Pay .+ for ${COURSE}`) }).click()
      await addReceipt(overduePage)
      await chooseMethod(overduePage, 'Bank transfer')
      const paid = overduePage.waitForResponse((response) => response.url().endsWith('/api/fees/pay'))
      await overduePage.getByRole('button', { name: 'Submit Payment' }).click()
      expect((await paid).status()).toBe(200)
      await overduePage.goto('/student/billing')
      await expect(findFee(overduePage, COURSE)).toContainText('Under review')

      await office.goto('/admin/inbox?kind=feePayment')
      await office
        .getByRole('region', { name: 'Inbox items' })
        .getByRole('button', { name: new RegExp(`^${STUDENT}`) })
        .click()
      const opened = office.getByRole('region', { name: 'Details' })
      await expect(opened.getByRole('heading', { name: STUDENT })).toBeVisible()
      const decided = office.waitForResponse((response) => response.url().endsWith('/api/fees/decide'))
      await opened.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(office.getByText(`Approved: ${STUDENT}`)).toBeVisible()
      await office.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
      expect((await decided).status()).toBe(200)

      await overduePage.getByText('1 settled month').click()
      await expect(findFee(overduePage, COURSE)).toContainText('Paid')
      await overduePage.goto('/student/dashboard')
      await expect(overduePage.getByRole('heading', { level: 1 })).toBeVisible()
      await office.goto(`/admin/students?student=${payer}&tab=billing`)
      await expect(office.getByRole('list', { name: `Monthly fees: ${COURSE}` })).toContainText('Paid')
      await office.goto('/admin/fees')
      await expect(findFee(office, 'late').first()).toBeVisible()
      await expect(findFee(office, STUDENT)).toBeHidden()
    } finally {
      await school.close()
    }
  },
)
