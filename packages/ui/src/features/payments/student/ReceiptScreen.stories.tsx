import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { ReceiptScreen } from './ReceiptScreen.tsx'

const { typical, longText, unknownMethod, discounted } = examples.listStudentBilling[200]
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200" fill="tan"/></svg>',
)}`
const bills = typical.billing.map((bill) => ({ ...bill, receipt: bill.receipt && picture }))
const first = bills[0]!
const withStatus = (paymentStatus: typeof first.paymentStatus | 'not_required', receipt: string | null = picture) =>
  ready([{ ...first, paymentStatus, receipt }])

const meta = {
  component: ReceiptScreen,
  title: 'Screens/Student/Receipt',
  args: { billing: ready(bills), billKey: `course-${first.id}`, onClose: fn(), onPrint: fn() },
} satisfies Meta<typeof ReceiptScreen>
export default meta

type Story = StoryObj<typeof meta>

type Canvas = { getAllByRole: (role: string) => HTMLElement[] }
const labels = (canvas: Canvas) => canvas.getAllByRole('term').map(({ textContent }) => textContent)
const values = (canvas: Canvas) => canvas.getAllByRole('definition').map(({ textContent }) => textContent)

// proves 2§2.billing.4, 2§2.billing.5, D36.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment receipt' })).toBeVisible()
    await expect(canvas.getByText('Paid')).toBeVisible()
    await expect(canvas.getAllByText('$45')).toHaveLength(2)
    await expect(labels(canvas)).toEqual(['Course', 'Price', 'Payment method', 'Payer', 'Reference', 'Sent on'])
    await expect(values(canvas)).toEqual([
      first.course?.name,
      '$45',
      'Bank transfer',
      first.payer,
      first.reference,
      '1 Jan 2026',
    ])
    await waitFor(() => expect(document.title).toBe('Payment receipt C-1'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getByRole('img', { name: 'Receipt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

// proves 2§2.billing.4
export const OfAnEvent: Story = {
  args: { billKey: 'event-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment under review' })).toBeVisible()
    await expect(canvas.queryByText('Pending')).toBeNull()
    await expect(canvas.queryByText('School signature')).toBeNull()
    await expect(canvas.getByText(/^This isn’t a receipt\./)).toBeVisible()
    await expect(labels(canvas)[0]).toBe('Event')
    await expect(values(canvas)[0]).toBe(bills[1]?.event?.title)
  },
}

// proves D36.1
export const Rejected: Story = {
  args: { billing: withStatus('rejected') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment rejected' })).toBeVisible()
    await expect(canvas.getByText('Rejected')).toBeVisible()
  },
}

// proves D36.1
export const Pending: Story = {
  args: { billing: withStatus('pending', null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment pending' })).toBeVisible()
    await expect(canvas.getByText('No receipt image available.')).toBeVisible()
  },
}

// proves D36.1
export const NotRequired: Story = {
  args: { billing: withStatus('not_required', null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No payment required' })).toBeVisible()
  },
}

/** The backend has no status, payer, reference or date. */
// proves D36.1
export const WithoutExtensions: Story = {
  args: {
    billing: ready([{ id: 1, receipt: null, paymentMethod: null, event: null, course: first.course ?? null }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
    await expect(labels(canvas)).toEqual(['Course', 'Price', 'Payment method'])
    await expect(values(canvas)[2]).toBe('Not specified')
    await expect(canvas.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled')
  },
}

// proves 2§2.billing.4
export const BrokenPicture: Story = {
  args: { billing: ready([{ ...first, receipt: 'data:image/png;base64,broken' }]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Couldn’t load the receipt image\. Reload the page to try again/),
    ).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'Receipt' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled')
  },
}

/** A payment with every optional detail. */
// proves X81
export const Discounted: Story = {
  args: { billing: ready(discounted.billing.map((bill) => ({ ...bill, receipt: picture }))) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment receipt' })
    const facts = labels(canvas).map((label, index) => [label, values(canvas)[index]])
    await expect(facts).toContainEqual(['Price', '$45'])
    await expect(facts).toContainEqual(['Discount', '-$4.50'])
    await expect(facts).toContainEqual(['Transaction number', 'HBL 2291 7730'])
    await expect(facts).toContainEqual(['Sent on', '1 Jan 2026'])
    await expect(facts).toContainEqual(['Decided on', '2 Jan 2026'])
    await expect(canvas.getByText('$40.50')).toBeVisible()
  },
}

// proves X81
export const OfAMonth: Story = {
  args: {
    billKey: 'fee-1',
    fees: ready(examples.listOwnFees[200].typical.fees.map((fee) => ({ ...fee, receipt: fee.receipt && picture }))),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment receipt' })
    const facts = labels(canvas).map((label, index) => [label, values(canvas)[index]])
    await expect(facts).toContainEqual(['Course', 'Tajweed for beginners'])
    await expect(facts).toContainEqual(['Period', 'August 2026'])
    await expect(facts).toContainEqual(['Payer', 'Zaynab Malik'])
  },
}

/** An unpaid month has no receipt. */
export const NotSentYet: Story = {
  args: { billKey: 'fee-3', fees: ready(examples.listOwnFees[200].typical.fees) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Receipt not found')).toBeVisible()
  },
}

// proves D33.1
export const UnknownMethod: Story = {
  args: { billing: ready(unknownMethod.billing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('hawala')).toBeVisible()
  },
}

export const NotOneOfMine: Story = {
  args: { billKey: 'course-999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Receipt not found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}

export const Empty: Story = { args: { billing: ready([]) } }
export const Loading: Story = { args: { billing: loading } }
export const Failed: Story = { args: { billing: failed('Something went wrong', fn()) } }
export const LongText: Story = { args: { billing: ready(longText.billing) } }
