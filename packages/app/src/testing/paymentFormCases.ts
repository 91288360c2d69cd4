import { examples } from '@maktab/contract/examples'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { student } from '../addresses/student.ts'
import type { FormCase } from './openForm.ts'
import { typeTime, addReceipt, chooseMethod } from './userActions.ts'

const course = examples.listCourses[200].typical.course[8]!
const unpaid = examples.listStudentEvents[200].rejected.events[0]!

/** The forms with which a student sends a receipt. */
export const paymentFormCases: Record<string, FormCase> = {
  'student/EventPaymentForm': {
    as: 'student',
    at: `/student/event?pay=${unpaid.eventID}`,
    call: 'submitEventPayment',
    situations: { listStudentEvents: 'rejected' },
    fill: async () => {
      await expect.element(page.getByRole('heading', { name: /^Pay for an event/ })).toBeVisible()
      await addReceipt()
      await chooseMethod('JazzCash')
    },
    press: 'Submit Payment',
    nextPageText: 'We have your receipt',
  },
  'student/FeePaymentForm': {
    as: 'student',
    at: student.billing.href({ fee: 3 }),
    call: 'payFee',
    fill: async () => {
      await expect.element(page.getByRole('heading', { name: /^Pay a monthly fee/ })).toBeVisible()
      await addReceipt()
      await chooseMethod('JazzCash')
    },
    press: 'Submit Payment',
    nextPageText: 'We have your receipt',
  },
  'student/PurchaseForm': {
    as: 'student',
    at: `/student/courses?purchase=${course.id}`,
    call: 'purchaseCourse',
    fill: async () => {
      await expect.element(page.getByRole('heading', { name: /^Payment details/ })).toBeVisible()
      await addReceipt()
      await chooseMethod('JazzCash')
      await typeTime(/^From/, '1600')
      await typeTime(/^To/, '1730')
    },
    press: 'Submit',
    nextPageText: 'We have your receipt',
  },
}
