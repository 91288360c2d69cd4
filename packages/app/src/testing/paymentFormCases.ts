import { examples } from '@maktab/contract/examples'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { student } from '../addresses/student.ts'
import type { FormCase } from './openForm.ts'
import { addReceipt, chooseMethod, type, typeTime } from './userActions.ts'

const course = examples.listCourses[200].typical.course[8]!
const unpaid = examples.listStudentEvents[200].rejected.events[0]!

const recorded = {
  as: 'admin',
  at: '/admin/students?student=1&tab=billing',
  situations: { listStudentBillingDetails: 'recorded' },
} as const satisfies Partial<FormCase>

const pressFirst = (name: RegExp) => page.getByRole('button', { name }).first().click()

/** The forms with which a student sends a receipt, and those in which the office records payments. */
export const paymentFormCases: Record<string, FormCase> = {
  'admin/RecordPaymentForm': {
    as: 'admin',
    at: '/admin/fees',
    call: 'recordPayment',
    fill: async () => {
      await pressFirst(/^Record payment of/)
      await type('Note', 'What was typed')
    },
    press: 'Save',
    responseFields: { id: 12 },
  },
  'admin/RecordRefundDialog': {
    ...recorded,
    call: 'recordRefund',
    fill: async () => {
      await pressFirst(/^Record refund for/)
      await type('Reason', 'What was typed')
    },
    press: 'Save',
    responseFields: { id: 13 },
  },
  'admin/VoidEntryDialog': {
    ...recorded,
    call: 'voidEntry',
    fill: async () => {
      await pressFirst(/^Void payment of/)
      await type('Reason', 'What was typed')
    },
    press: 'Void',
  },
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
  'student/FeePaymentForm of several fees': {
    as: 'student',
    at: student.billing.href({ fee: 3, with: 'all' }),
    call: 'payFees',
    fill: async () => {
      await expect.element(page.getByRole('checkbox').first()).toBeChecked()
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
