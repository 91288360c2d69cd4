import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { Bill } from '#lib/money/billsAndFees.ts'
import { failed, loading, ready } from '#remote.ts'
import { BillingScreen } from './BillingScreen.tsx'

const { typical } = examples.listStudentBilling[200]
const ownFees = examples.listOwnFees[200]

const meta = {
  component: BillingScreen,
  title: 'Screens/Student/Billing/What is owed',
  parameters: { now: new Date('2026-11-22T12:00:00Z') },
  args: {
    billing: ready(typical.billing),
    fees: ready(ownFees.typical.fees),
    needsResubmission: (_bill: Bill): boolean => false,
    getFeeHref: (id) => `/student/billing?fee=${id}`,
    getPurchaseHref: (id) => `/student/courses?purchase=${id}`,
    getReceiptHref: (key) => `/student/billing?receipt=${key}`,
    getResubmitHref: ({ courseId }) => `/student/courses?purchase=${courseId}`,
  },
} satisfies Meta<typeof BillingScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const owed = within(canvas.getByRole('region', { name: 'What you owe' }))
    await expect(owed.getByText('To pay').nextSibling).toHaveTextContent('$90')
    // A fee and the event’s receipt are under review, and so is a course.
    await expect(owed.getByText('Under review')).toBeVisible()
    await expect(owed.getByText('Next due date').nextSibling).toHaveTextContent('26 Nov 2026')
    await expect(
      owed.getByRole('link', { name: 'Pay $45 first: Tajweed for beginners, October 2026' }),
    ).toHaveAttribute('href', '/student/billing?fee=3')
    await expect(owed.queryByRole('link', { name: 'Pay all fees' })).toBeNull()
  },
}

/** Rejected bills that need another receipt are owed, too. */
export const WithRejectedBills: Story = {
  args: { needsResubmission: (bill: Bill) => bill.paymentStatus === 'rejected' },
  play: async ({ canvas }) => {
    const owed = within(canvas.getByRole('region', { name: 'What you owe' }))
    await expect(owed.getByText('To pay').nextSibling).not.toHaveTextContent(/^\$90$/)
  },
}

/** One receipt can pay all open fees. */
export const AllFeesAtOnce: Story = {
  args: { getAllFeesHref: (id) => `/student/billing?fee=${id}&with=all` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay all fees' })).toHaveAttribute(
      'href',
      '/student/billing?fee=3&with=all',
    )
  },
}

/** A course that was requested without a receipt is to be paid, and can be paid first if no fee is overdue. */
export const RequestedCourse: Story = {
  args: {
    billing: ready([]),
    fees: ready(ownFees.typical.fees.filter(({ dueOn }) => dueOn >= '2026-11-22')),
    requests: ready([{ courseId: 9, courseName: 'اسلامی آداب', price: 20, teacher: null }]),
  },
  play: async ({ canvas }) => {
    const owed = within(canvas.getByRole('region', { name: 'What you owe' }))
    await expect(owed.getByText('To pay').nextSibling).toHaveTextContent('$65')
    await expect(owed.getByRole('link', { name: 'Pay $20 first: اسلامی آداب' })).toHaveAttribute(
      'href',
      '/student/courses?purchase=9',
    )
    const requested = within(canvas.getByRole('region', { name: 'Requested courses' }))
    await expect(requested.getByRole('link', { name: 'Pay $20 for اسلامی آداب' })).toHaveTextContent(/^Pay \$20$/)
  },
}

const retry = fn()

/** Requested courses that failed to load may have to be paid, so that there is no summary. */
export const RequestsFailed: Story = {
  args: { requests: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'What you owe' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** Everything is paid. */
export const NothingToPay: Story = {
  args: {
    billing: ready(typical.billing.filter(({ paymentStatus }) => paymentStatus === 'paid')),
    fees: ready(ownFees.typical.fees.filter(({ status }) => status === 'paid')),
  },
  play: async ({ canvas }) => {
    const owed = within(canvas.getByRole('region', { name: 'What you owe' }))
    await expect(owed.getByText('To pay').nextSibling).toHaveTextContent('Nothing')
    await expect(owed.queryByText('Under review')).toBeNull()
    await expect(owed.queryByRole('link')).toBeNull()
  },
}

/** Amounts in different currencies aren’t added up. */
export const TwoCurrencies: Story = {
  args: {
    fees: ready(ownFees.typical.fees.slice(0, 2).map((fee, at) => ({ ...fee, currency: ['USD', 'EUR'][at]! }))),
    billing: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$45 + €45')).toBeVisible()
  },
}

export const SummaryOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('link', { name: /^Pay \$45 first/ })
    await expect(pay.getBoundingClientRect().width).toBeGreaterThan(240)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Settled months are folded, so that they don’t push the bills down. */
export const ManyMonths: Story = {
  args: {
    fees: ready([
      ...ownFees.typical.fees,
      ...Array.from({ length: 5 }, (_, index) => ({
        ...ownFees.typical.fees.at(-1)!,
        id: 100 + index,
        month: `2025-0${9 - index}`,
      })),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Monthly fees' }))
    const older = list.getByRole('link', { name: 'View Tajweed for beginners, September 2025', hidden: true })
    await expect(older).not.toBeVisible()
    await userEvent.click(list.getByText('8 settled months'))
    await expect(older).toBeVisible()
    await expect(list.getAllByRole('link', { name: /^View/ })).toHaveLength(8)
  },
}

/** Nothing is said until both lists are known. */
export const FeesLoading: Story = {
  args: { fees: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'What you owe' })).toBeNull()
  },
}

export const LongText: Story = { args: { fees: ready(ownFees.longText.fees) } }

export const Urdu: Story = { globals: { language: 'ur', viewport: { value: 'phone', isRotated: false } } }
