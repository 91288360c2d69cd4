import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PaymentProgress } from './PaymentProgress.tsx'

const [sent, seen, rejected, paid] = examples.listStudentBilling[200].followed.billing

const meta = {
  component: PaymentProgress,
  title: 'Screens/Student/Payment progress',
  args: { bill: sent!, resubmitHref: undefined },
} satisfies Meta<typeof PaymentProgress>
export default meta

type Story = StoryObj<typeof meta>

// proves X86
export const Sent: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Payment progress' })
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(3)
    await expect(steps).toHaveTextContent(/^Sent19 Nov 2026.*Viewed by the schoolNot yetDecidedNot yet$/)
    await expect(canvas.getByText('Previous receipts')).toBeVisible()
    // Newest first.
    const [replaced, before] = canvas.getAllByRole('listitem').slice(3)
    await expect(replaced).toHaveTextContent(/18 Nov 2026.*Replaced/)
    await expect(before).toHaveTextContent(/16 Nov 2026.*Rejected.*The amount on the receipt/)
  },
}

// proves X86
export const Seen: Story = {
  args: { bill: seen! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(/Viewed by the school19 Nov 2026.*DecidedNot yet$/)
    await expect(canvas.queryByText('Previous receipts')).toBeNull()
  },
}

// proves X86
export const Rejected: Story = {
  args: { bill: rejected!, resubmitHref: '/student/courses?purchase=7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(/Rejected11 Nov 2026/)
    await expect(canvas.getByText(String(rejected?.reason))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send another receipt' })).toHaveAttribute(
      'href',
      '/student/courses?purchase=7',
    )
  },
}

export const RejectedWithoutAWord: Story = {
  args: { bill: { ...rejected!, reason: null }, resubmitHref: '/student/courses?purchase=7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No reason was given/)).toBeVisible()
  },
}

// proves X86
export const Approved: Story = {
  args: { bill: paid! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(/Approved3 Nov 2026/)
  },
}

/** Without timestamps from the backend, the status is shown only on the receipt. */
export const WithoutExtensions: Story = {
  args: { bill: examples.listStudentBilling[200].typical.billing[0]! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
