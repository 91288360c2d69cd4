import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { cardOf } from './billingStoryHelpers.ts'
import { StudentBilling } from './StudentBilling.tsx'

const { recorded, typical } = examples.listStudentBillingDetails[200]
const [partlyPaid, refunded, inCash] = recorded.data
const fees = examples.listFees[200].family.fees.filter(({ student }) => student.id === 1)

const meta = {
  component: StudentBilling,
  title: 'Screens/Admin/Student/Billing/Recorded payments',
  args: {
    student: 'STD-001 · Zaynab Malik',
    studentId: 1,
    purchases: recorded.data.map((purchase) => ({ ...purchase, receipt: null })),
    receiptsHref: '?student=1&papers=all',
    onDecide: acceptSubmit(),
    onWaiveFee: acceptSubmit(),
    onEndFees: acceptSubmit(),
    renderEntryDialog: fn(() => null),
  },
} satisfies Meta<typeof StudentBilling>
export default meta

type Story = StoryObj<typeof meta>

// proves X230
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    const card = cardOf(canvas, partlyPaid!.course.name)
    await expect(card.getByText(/ left$/)).toHaveTextContent('$20 of $45 paid, $25 left')
    const entries = within(card.getByRole('list', { name: `Payments for ${partlyPaid!.course.name}` }))
    await expect(entries.getByText('Voided')).toBeVisible()
    await expect(entries.getByText(/^Voided by/)).toHaveTextContent(
      'Voided by Salma Farooq: Recorded for the wrong student.',
    )
    await expect(entries.getAllByRole('button', { name: /^Void payment of/ })).toHaveLength(1)
    await userEvent.click(card.getByRole('button', { name: `Record payment for ${partlyPaid!.course.name}` }))
    const student = { id: 1, name: args.student }
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith(
      { action: 'payment', student, key: 'course-1' },
      expect.any(Function),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith({ action: 'payment', student }, expect.any(Function))
    // A purchase that is only partly paid has no receipt to review.
    await expect(canvas.queryByText(/to review\.$/)).toBeNull()
  },
}

// proves X231
export const RefundAndVoid: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const card = cardOf(canvas, refunded!.course.name)
    await expect(card.getByText(/^paid,.*refunded$/)).toHaveTextContent('$45 paid, $15 refunded')
    await userEvent.click(card.getByRole('button', { name: /^Void refund of \$15/ }))
    const refund = refunded!.payments.entries[1]!
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith(
      { action: 'void', entry: refund, currency: 'USD' },
      expect.any(Function),
    )
    await userEvent.click(card.getByRole('button', { name: `Record refund for ${refunded!.course.name}` }))
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith(
      {
        action: 'refund',
        student: args.student,
        item: { kind: 'course', id: refunded!.id, title: refunded!.course.name, held: 30, currency: 'USD' },
      },
      expect.any(Function),
    )
    await expect(cardOf(canvas, inCash!.course.name).getByText('Paid by the uncle.')).toBeVisible()
  },
}

export const Fees: Story = {
  args: { purchases: typical.data.slice(0, 1), fees: ready(fees) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/ left$/)).toHaveTextContent('$20 of $45 paid, $25 left')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Record payment for .*September 2026$/ })[0]!)
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith(
      { action: 'payment', student: fees[0]!.student, key: `fee-${fees[0]!.id}` },
      expect.any(Function),
    )
  },
}

/** The backend can’t record payments: what it reports is still shown. */
export const WithoutRecording: Story = {
  args: { renderEntryDialog: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ left$/)).toHaveTextContent('$20 of $45 paid, $25 left')
    await expect(canvas.queryByRole('button', { name: /^(Record|Void)/ })).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    purchases: recorded.data.slice(0, 1).map((purchase) => ({
      ...purchase,
      receipt: null,
      course: { ...purchase.course, name: examples.listPayments[200].longText.payments[0]!.item },
      payments: {
        ...purchase.payments,
        entries: purchase.payments.entries.map((entry) => ({
          ...entry,
          note: examples.listFees[200].longText.fees[0]!.reason,
          recordedBy: examples.listFees[200].longText.fees[0]!.student.name,
        })),
      },
    })),
  },
}
