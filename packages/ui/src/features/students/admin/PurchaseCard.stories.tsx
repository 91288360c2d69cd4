import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PurchaseCard } from './PurchaseCard.tsx'

const purchase = examples.listStudentBillingDetails[200].typical.data.find(
  ({ paymentStatus }) => paymentStatus === 'rejected',
)!
const { acts } = examples.listActs[200].payments

const meta = {
  component: PurchaseCard,
  title: 'Screens/Admin/Student/Payment',
  args: {
    purchase: { ...purchase, receipt: null },
    auditLog: acts.filter(({ record }) => record.kind === 'coursePayment' && record.id === purchase.id),
    isToDecide: false,
    onReview: fn(),
    onRecord: fn(),
    onRefund: fn(),
    onVoid: fn(),
  },
} satisfies Meta<typeof PurchaseCard>
export default meta

type Story = StoryObj<typeof meta>

// proves X60
export const Rejected: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const [row, ...more] = canvas.getAllByRole('listitem')
    await expect(row).toHaveTextContent('Payment rejected by')
    await expect(row).toHaveTextContent('Salma Farooq (you)')
    await expect(row).toHaveTextContent(/4 Jun 2026.*The receipt can’t be read/)
    await expect(more).toEqual([])
  },
}

export const AmountFirst: Story = {
  args: {
    purchase: { ...purchase, receipt: null, amount: 40, currency: 'USD', date: '2026-06-03', reference: 'C3-1B' },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('paragraph')
    await expect(first).toHaveTextContent('$403 Jun 2026C3-1B')
  },
}

/** An undecided payment shows no audit log. */
export const Undecided: Story = {
  args: { auditLog: [], isToDecide: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
