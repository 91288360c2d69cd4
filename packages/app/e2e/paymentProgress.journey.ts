import { expect } from '@playwright/test'
import { COURSE, openPurchase, sendPurchase, readPaymentReference, approve, reject, review } from './purchaseSteps.ts'
import { connectToServerChangeStream } from './networkProxies.ts'
import { asAdmin, signInAsNewStudent, studentId, openAs } from './signIn.ts'
import { getMailSubjects, test } from './serverFixtures.ts'
import { readPdf } from './readPdf.ts'

const REASON = 'The amount can’t be read.'

// proves X81, X86, X87, X89
test(
  'a payment is sent, viewed, rejected with a reason, answered with another receipt, approved and printed, with its state shown at each step',
  { tag: ['@server', '@money', '@fast'] },
  async ({ page, request, browser, baseURL, outbox }) => {
    await connectToServerChangeStream(page)
    const email = await signInAsNewStudent(page, request)
    const payment = { studentId: await studentId(await asAdmin(request), email), course: COURSE }
    const steps = page.getByRole('list', { name: 'Payment progress' })
    const titled = (name: string) => page.getByRole('heading', { level: 1, name })

    await openPurchase(page, COURSE)
    await sendPurchase(page)
    await expect(titled('We have your receipt')).toBeFocused()
    await expect(steps).toContainText('Not yet')
    const reference = await readPaymentReference(page)

    const context = await browser.newContext({ baseURL: baseURL! })
    const office = await context.newPage()
    await openAs(office, 'admin', '/admin/students')
    const seenReported = office.waitForResponse((response) => response.url().endsWith('/payment/receipt-seen'))
    const first = await review(office, payment)
    expect((await seenReported).status()).toBe(200)
    // The page updates itself.
    await expect(steps.getByRole('listitem').nth(1)).not.toContainText('Not yet')

    await reject(first, REASON)
    await expect(titled('Your receipt wasn’t approved')).toBeVisible()
    await page.getByRole('link', { name: 'See my payments' }).click()
    await expect(page.getByText(REASON).first()).toBeVisible()
    await page.getByRole('link', { name: 'Send another receipt' }).first().click()
    await sendPurchase(page)
    expect(await readPaymentReference(page)).toBe(reference)

    await approve(await review(office, payment))
    await context.close()
    await expect(titled('Your payment is approved')).toBeVisible()
    await page.getByRole('link', { name: 'Print' }).click()
    await expect(page.getByText('Previous receipts')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled')
    const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    for (const text of ['Payment receipt', 'PAID', '$55', reference, COURSE, 'Hamza Tariq']) {
      expect(sheet?.text).toContain(text)
    }
    await expect
      .poll(() => getMailSubjects(outbox, email))
      .toEqual([
        `We received your receipt for “${COURSE}”`,
        `Payment not approved: “${COURSE}”`,
        `We received your receipt for “${COURSE}”`,
        `Payment approved: “${COURSE}”`,
      ])
  },
)
