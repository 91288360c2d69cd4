import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { createBillFromFee } from '#lib/money/billsAndFees.ts'
import { failed, loading, ready } from '#remote.ts'
import { PaymentSentScreen } from './PaymentSentScreen.tsx'

const [course, event, rejected, paid] = examples.listStudentBilling[200].followed.billing
const { typical, longText } = examples.getSettings[200]
const { together } = examples.listOwnFees[200]
const copyText = fn(async () => true)
const receipt = (bill: typeof course) => ready({ state: 'receipt' as const, bill })

const meta = {
  component: PaymentSentScreen,
  title: 'Screens/Student/Payment sent',
  parameters: { school: typical.settings },
  args: {
    sent: receipt(course),
    kind: 'course',
    sendsMails: true,
    hrefs: {
      payments: '/student/billing',
      receipt: '/student/billing?receipt=course-27',
      newReceipt: '/student/courses?purchase=7',
      catalogue: '/student/courses',
      enrolled: '/student/enrolled-courses',
    },
  },
  render: (args) => (
    <CopyTextContext value={copyText}>
      <PaymentSentScreen {...args} />
    </CopyTextContext>
  ),
} satisfies Meta<typeof PaymentSentScreen>
export default meta

type Story = StoryObj<typeof meta>

export const ListCantBeRead: Story = {
  args: { sent: ready({ state: 'receipt', bill: undefined }, { isRefetching: false, retry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
    await expect(canvas.getByText('This may be out of date.')).toBeVisible()
  },
}

// proves X89
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'We have your receipt' })
    await waitFor(() => expect(heading).toHaveFocus())
    for (const words of ['Qaida for children', '$20', '-$5', 'C4-1N', 'What happens next', 'Questions?']) {
      await expect(canvas.getByText(words)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Copy payment reference' }))
    await expect(copyText).toHaveBeenCalledWith('C4-1N')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(canvas.getByText(/usually reviewed within 24 hours/)).toBeVisible()
    await expect(
      canvas.getByText(
        /^We’ll email you the decision\. If something’s wrong, the email says why and you can send another receipt\./,
      ),
    ).toBeVisible()
    const steps = canvas.getByRole('list', { name: 'Payment progress' })
    await expect(steps).toHaveTextContent(/Sent19 Nov 2026.*Viewed by the schoolNot yetDecidedNot yet/)
    await expect(canvas.getByRole('list', { name: 'School contact details' })).toBeVisible()
    for (const [name, href] of [
      ['See my payments', '/student/billing'],
      ['Print', '/student/billing?receipt=course-27'],
      ['All courses', '/student/courses'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  },
}

/** One receipt for the fees of two children. */
// proves X291
export const PaidTogether: Story = {
  args: {
    sent: ready({
      state: 'receipt',
      bill: createBillFromFee(together.fees[0]!),
      month: '2026-09',
      together: together.fees[0]!.together,
    }),
    kind: 'fee',
  },
  play: async ({ canvas }) => {
    const payment = within(canvas.getByRole('region', { name: 'Submitted payment' }))
    await expect(payment.getByText('$85')).toBeVisible()
    await expect(payment.getByText('محمد عثمان')).toBeVisible()
  },
}

// proves X89
export const OfAnEvent: Story = {
  args: { sent: receipt(event), kind: 'event' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Once approved, you can join the event.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All events' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Payment progress' })).toHaveTextContent(
      /Viewed by the school19 Nov 2026/,
    )
  },
}

// proves X89
export const Free: Story = {
  args: { sent: ready({ state: 'free', title: 'Qaida for children' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'You’re enrolled' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'My courses' })).toBeVisible()
    await expect(canvas.queryByText('What happens next')).toBeNull()
  },
}

/** An event made free by a code can be joined right away. */
// proves X89
export const FreeEvent: Story = {
  args: { sent: ready({ state: 'free', title: 'Recitation circle' }), kind: 'event' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'You can join the event' })).toHaveFocus())
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All events'])
    await expect(canvas.queryByText(/It’s free\. The school will find a teacher for your times/)).toBeNull()
  },
}

const fee = examples.listOwnFees[200].typical.fees.find(({ status }) => status === 'pending')!

// proves X89, X98
export const OfAFee: Story = {
  args: {
    sent: ready({ state: 'receipt', bill: createBillFromFee(fee), month: fee.month }),
    kind: 'fee',
    hrefs: { ...meta.args.hrefs, receipt: undefined, catalogue: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
    await expect(canvas.getByText(fee.reference)).toBeVisible()
    await expect(canvas.getByText('Once approved, this month is paid.')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Payment progress' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /See my payments|Print|All/ })).toHaveLength(1)
  },
}

/** Without emails, the page links to the list of payments. */
export const WithoutMails: Story = {
  args: { sendsMails: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^You’ll see the decision in Billing\. If something’s wrong, you’ll see why and can send another receipt\./,
      ),
    ).toBeVisible()
    await expect(canvas.queryByText(/email/)).toBeNull()
  },
}

const { course: billed, receipt: picture, paymentMethod } = course!

/** The backend reports neither decisions nor whether it sends emails, so the page promises nothing. */
// proves 2§3.8
export const Specified: Story = {
  args: {
    sent: ready({ state: 'receipt', bill: { id: 1, course: billed, receipt: picture, paymentMethod } }),
    sendsMails: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
    await expect(canvas.queryByText(/decision|email/)).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'Payment progress' })).toBeNull()
  },
}

/** The backend has neither the payment yet nor references. */
export const WithoutReference: Story = {
  args: { sent: ready({ state: 'receipt', bill: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
    await expect(canvas.getByText('What happens next')).toBeVisible()
    await expect(canvas.queryByText('Reference')).toBeNull()
  },
}

/** Reopening the page later shows the decision. */
export const RejectedMeanwhile: Story = {
  args: { sent: receipt(rejected) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your receipt wasn’t approved' })).toBeVisible()
    await expect(canvas.getByText(String(rejected?.reason))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send another receipt' })).toBeVisible()
    await expect(canvas.queryByText('What happens next')).toBeNull()
  },
}

export const ApprovedMeanwhile: Story = {
  args: { sent: receipt(paid) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your payment is approved' })).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { sent: ready({ state: 'unknown' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment not found')).toBeVisible()
  },
}

export const Loading: Story = { args: { sent: loading } }
export const Failed: Story = { args: { sent: failed('Something went wrong', fn()) } }

const long = examples.listStudentBilling[200].longText.billing[0]!

export const LongText: Story = {
  args: { sent: ready({ state: 'receipt', bill: { ...long, reference: 'C1-1K', amount: 45 } }) },
  parameters: { school: longText.settings },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
