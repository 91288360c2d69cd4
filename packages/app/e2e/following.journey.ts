import { expect, test } from '@playwright/test'
import { listenPastMock } from './listenPastMock.ts'
import { asAdmin, signInAsNewStudent, studentId } from './newStudent.ts'
import { subjectsTo } from './outbox.ts'
import { addReceipt, cardOf, chooseMethod, openPage } from './receipts.ts'
import { openAs } from './signIn.ts'

const COURSE = 'Arabic grammar I'
const REASON = 'The amount can’t be read.'

// proves X86, X87, X89
test(
  'a payment is sent, seen, rejected with a reason, answered with another receipt and approved, and told at each step',
  { tag: '@server' },
  async ({ page, request, browser, baseURL }) => {
    await listenPastMock(page)
    const email = await signInAsNewStudent(page, request)
    const admin = await asAdmin(request)
    const id = await studentId(admin, email)
    const send = async () => {
      await addReceipt(page)
      await chooseMethod(page, 'Bank transfer')
      for (const [name, digits] of [
        [/^From/, '1600'],
        [/^To/, '1730'],
      ] as const) {
        await page.getByRole('group', { name }).first().getByRole('spinbutton').first().click()
        await page.keyboard.type(digits)
      }
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeFocused()
      await expect(page.getByText('Reference')).toBeVisible()
    }
    const newest = async () => {
      const { data } = await admin<{ data: { id: number }[] }>({
        method: 'GET',
        path: `student/get/billing-details/${id}`,
      })
      return data[0]!.id
    }
    const decide = async (data: { paymentStatus: 'paid' | 'rejected'; reason?: string }) =>
      admin({ method: 'PUT', path: 'student/update-purchase-status', data: { id: await newest(), ...data } })
    const steps = page.getByRole('list', { name: 'Where this payment stands' })

    await openPage(page, '/student/courses', 'Courses')
    await cardOf(page, COURSE)
      .getByRole('link', { name: /^Purchase/ })
      .click()
    await send()
    await expect(steps).toContainText('Not yet')

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const office = await context.newPage()
    const noted = office.waitForResponse((answer) => answer.url().endsWith('/payment/receipt-seen'))
    await openAs(office, 'admin', `/admin/students?student=${id}&tab=billing`)
    await office.getByRole('button', { name: `Review ${COURSE}` }).click()
    expect((await noted).status()).toBe(200)
    await context.close()
    // The page follows by itself.
    await expect(steps.getByRole('listitem').nth(1)).not.toContainText('Not yet')

    await decide({ paymentStatus: 'rejected', reason: REASON })
    await expect(page.getByRole('heading', { level: 1, name: 'Your receipt was not accepted' })).toBeVisible()
    await page.getByRole('link', { name: 'See my payments' }).click()
    await expect(page.getByText(REASON).first()).toBeVisible()
    await page.getByRole('link', { name: 'Send another receipt' }).first().click()
    await send()
    await decide({ paymentStatus: 'paid' })
    await expect(page.getByRole('heading', { level: 1, name: 'Your payment is approved' })).toBeVisible()
    await page.getByRole('link', { name: 'Print' }).click()
    await expect(page.getByText('Receipts that you sent before')).toBeVisible()
    await expect
      .poll(() => subjectsTo(email))
      .toEqual([
        'We have received your receipt',
        'Your payment could not be accepted',
        'We have received your receipt',
        'Your payment has been accepted',
      ])
  },
)
