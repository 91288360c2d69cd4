import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createPrintableFee, createPrintablePurchase } from './PrintableBill.ts'
import { ReceiptPrintout } from './ReceiptPrintout.tsx'

const [partlyPaid, refunded, inCash] = examples.listStudentBillingDetails[200].recorded.data
const underReview = examples.listFees[200].typical.fees.find(({ status }) => status === 'pending')

const meta = {
  component: ReceiptPrintout,
  title: 'Screens/Student/Receipt/Recorded payments',
  args: { bill: createPrintablePurchase({ ...inCash!, payer: 'Zaynab Malik' }) },
} satisfies Meta<typeof ReceiptPrintout>
export default meta

type Story = StoryObj<typeof meta>

/** A receipt for cash: no picture, but the payment and the lines for the school’s signature. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment receipt' })).toBeVisible()
    const entries = within(canvas.getByRole('list', { name: 'Payments' }))
    await expect(entries.getByText('Paid')).toHaveTextContent('Paid $25')
    await expect(canvas.getByText('School signature')).toBeVisible()
    await expect(canvas.queryByText('No receipt image available.')).toBeNull()
    await expect(canvas.queryByText('Sent on')).toBeNull()
  },
}

export const PartlyPaid: Story = {
  args: { bill: createPrintablePurchase(partlyPaid!) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Partial payment receipt' })).toBeVisible()
    await expect(canvas.getByText(/ left$/)).toHaveTextContent('$20 of $45 paid, $25 left')
    // Voided entries aren’t printed.
    const entries = within(canvas.getByRole('list', { name: 'Payments' }))
    await expect(entries.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const Refunded: Story = {
  args: { bill: createPrintablePurchase({ ...refunded!, receipt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^paid,.*refunded$/)).toHaveTextContent('$45 paid, $15 refunded')
    await expect(canvas.getByText('Refunded')).toHaveTextContent('Refunded $15')
  },
}

/** A payment under review doesn’t look like a receipt: no stamp, no signature lines. */
export const UnderReview: Story = {
  args: { bill: createPrintableFee({ ...underReview!, receipt: null, status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('School signature')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Payment receipt' })).toBeNull()
  },
}
