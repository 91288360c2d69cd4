import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { BillingScreen } from './BillingScreen.tsx'

const { recorded } = examples.listStudentBilling[200]
const { fees } = examples.listOwnFees[200].recorded
const [partlyPaid, refunded] = recorded.billing

const meta = {
  component: BillingScreen,
  title: 'Screens/Student/Billing/Recorded payments',
  args: {
    billing: ready(recorded.billing),
    fees: ready(fees),
    needsResubmission: () => false,
    getFeeHref: (id) => `/student/billing?fee=${id}`,
    getPurchaseHref: (id) => `/student/courses?purchase=${id}`,
    getReceiptHref: (key) => `/student/billing?receipt=${key}`,
    getResubmitHref: ({ courseId }) => `/student/courses?purchase=${courseId}`,
  },
} satisfies Meta<typeof BillingScreen>
export default meta

type Story = StoryObj<typeof meta>

/** What was paid at the office, what is left, and what came back and why. */
// proves X235
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const rowOf = (title: string) => canvas.getByRole('row', { name: new RegExp(title) })
    await expect(rowOf(partlyPaid!.course.name)).toHaveTextContent('$20 of $45 paid, $25 left')
    await expect(rowOf(partlyPaid!.course.name)).toHaveTextContent('Paid $20 on 18 Nov 2026')
    await expect(rowOf(refunded!.course.name)).toHaveTextContent(
      'Refunded $15 on 20 Nov 2026: Two lessons were cancelled.',
    )
    const months = within(canvas.getByRole('region', { name: 'Monthly fees' }))
    await expect(months.getByText(/ left$/)).toHaveTextContent('$20 of $45 paid, $25 left')
    await expect(months.getByRole('link', { name: /^Pay the rest for .*September 2026$/ })).toHaveAttribute(
      'href',
      `/student/billing?fee=${fees[0]!.id}`,
    )
    await expect(months.queryByText(/recorded by/)).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
