import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { cardOf } from './billingStoryHelpers.ts'
import { StudentBilling } from './StudentBilling.tsx'

const { typical, longText } = examples.listStudentBillingDetails[200]

/** A drawn test picture whose text identifies it. */
const drawn = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900" font-family="sans-serif" font-size="40">
<rect width="600" height="900" fill="white"/><rect width="600" height="110" fill="teal"/>
<text x="40" y="190">${text}</text></svg>`,
  )}`

const purchases = typical.data.map((one) => ({ ...one, receipt: one.receipt && drawn(one.reference) }))
const first = purchases.find(({ paymentStatus }) => paymentStatus === 'pending')

const actions = { onDecide: acceptSubmit(), onWaiveFee: acceptSubmit(), onEndFees: acceptSubmit() }
const meta = {
  component: StudentBilling,
  title: 'Screens/Admin/Student/Billing',
  args: {
    student: 'STD-001 · Zaynab Malik',
    studentId: 1,
    purchases,
    receiptsHref: '?student=1&papers=all',
    ...actions,
  },
  /** Applies decisions to the data, like the server. */
  render: function WithServer({ onDecide, ...args }) {
    const [decided, setDecided] = useState<Record<number, string>>({})
    return (
      <StudentBilling
        {...args}
        purchases={args.purchases.map((one) => ({ ...one, paymentStatus: decided[one.id ?? 0] ?? one.paymentStatus }))}
        onDecide={
          onDecide &&
          (async (id, status) => {
            const outcome = await onDecide(id, status)
            if (outcome.state === 'done') setDecided((before) => ({ ...before, [id]: status }))
            return outcome
          })
        }
      />
    )
  },
} satisfies Meta<typeof StudentBilling>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.students.8
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(purchases.length)
    await expect(canvas.getByText('2 purchases to review.')).toBeVisible()
    const rows = [
      ['Tajweed for beginners', 'Paid', 'Bank transfer', '3 months'],
      ['ناظرہ قرآن', 'Pending', 'JazzCash', '6 ماہ'],
      ['حفظ جزء عمّ', 'Rejected', 'PayPal', '٤ أشهر'],
      ['التجويد المتقدم', 'Pending', 'No receipt image available.', '٥ أشهر'],
      ['Quran translation', 'Paid', 'hawala', '1 year'],
    ] as const
    for (const [name, ...texts] of rows) {
      for (const text of texts) await expect(cardOf(canvas, name).getByText(text)).toBeVisible()
    }
  },
}

export const BrokenPicture: Story = {
  args: { purchases: [{ ...first!, receipt: 'data:image/png;base64,AAAA' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the image.')).toBeVisible()
  },
}

export const LongText: Story = { args: { purchases: longText.data } }
