import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { typeTime, addReceipt, chooseMethod } from '#testing/userActions.ts'
import { openApp } from '#testing/openApp.tsx'
import { waitForRequest } from '#testing/findRequests.ts'

/** A backend with only the specified operations. */
const specOnly: Situations = {
  getSettings: 'unknownCall',
  getPaymentTerms: 'unknownCall',
  listOwnDiscounts: 'unknownCall',
}
const course = examples.listCourses[200].typical.course[8]!
const [entry] = examples.listStudentEvents[200].pendingWithoutReceipt.events
const sentence = 'Please select a payment method and upload a receipt.'
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const sentHeading = () => page.getByRole('heading', { level: 1, name: 'We have your receipt' })

async function expectExamples(): Promise<void> {
  for (const name of ['Domestic students', 'International students']) {
    await expect.element(page.getByRole('region', { name }).getByText('Example', { exact: true })).toBeVisible()
  }
}

beforeEach(() => sessionStorage.clear())

// proves 2§2.studentCourses.3, 2§2.studentCourses.5, 2§3.6, POST student/purchase-course
test('buying a course sends the specified fields, and the confirmation promises nothing', async () => {
  const fetch = await openApp(`/student/courses?purchase=${course.id}`, { as: 'student', situations: specOnly })
  await expectExamples()
  await addReceipt()
  await chooseMethod('JazzCash')
  await typeTime(/^From/, '1600')
  await typeTime(/^To/, '1730')
  await press('Submit')
  await expect.element(sentHeading()).toBeVisible()
  const { body } = await waitForRequest(fetch, 'purchaseCourse')
  expect(body).toEqual({
    courseID: String(course.id),
    receipt: expect.any(File),
    paymentMethod: 'jazzcash',
    'classTimings[0][from]': '16:00',
    'classTimings[0][to]': '17:30',
  })
  expect(
    page
      .getByText(
        /We’ll email you the decision\. If something’s wrong, the email says why and you can send another receipt/,
      )
      .elements(),
  ).toEqual([])
})

// proves 2§2.studentEvents.6, 2§2.studentEvents.7, 2§3.7, 2§5.1, 2§8.7, POST event/event-payment
test('paying for an event sends the specified fields; missing input shows the specified messages', async () => {
  const fetch = await openApp(`/student/event?pay=${entry!.eventID}`, {
    as: 'student',
    situations: { ...specOnly, listStudentEvents: 'pendingWithoutReceipt' },
  })
  await expectExamples()
  await press('Submit Payment')
  await expect.poll(() => page.getByText(sentence).elements()).toHaveLength(1)
  await addReceipt()
  await chooseMethod('Bank transfer')
  await press('Submit Payment')
  await expect.element(sentHeading()).toBeVisible()
  const { body } = await waitForRequest(fetch, 'submitEventPayment')
  expect(body).toEqual({
    eventID: String(entry!.eventID),
    receipt: expect.any(File),
    method: 'bank',
  })
})

// proves 2§2.studentCourses.4
test('the guide is expanded on the first purchase until it is collapsed on this device', async () => {
  const newcomer: Situations = { ...specOnly, listStudentBilling: 'empty', listEnrolledCourses: 'empty' }
  const open = (situations: Situations) =>
    openApp(`/student/courses?purchase=${course.id}`, { as: 'student', situations })
  const steps = () => page.getByText('Press Submit. The school reviews your payment and approves the course.')
  await open(specOnly)
  await expect.element(page.getByText('How to buy a course')).toBeVisible()
  await expect.element(steps()).not.toBeVisible()
  await cleanup()
  await open(newcomer)
  await expect.element(steps()).toBeVisible()
  await page.getByText('How to buy a course').click()
  await expect.poll(() => document.cookie).toContain('purchase_guide=folded')
  await cleanup()
  await open(newcomer)
  await expect.element(page.getByText('How to buy a course')).toBeVisible()
  await expect.element(steps()).not.toBeVisible()
})
