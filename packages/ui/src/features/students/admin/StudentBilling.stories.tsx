import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { handled } from '#submitResult.ts'
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
const [first, second] = purchases.filter(({ paymentStatus }) => paymentStatus === 'pending')

const actions = { onDecide: acceptSubmit(), onWaiveFee: acceptSubmit(), onEndFees: acceptSubmit() }
const meta = {
  component: StudentBilling,
  title: 'Screens/Admin/Student/Billing',
  args: { student: 'STD-001 · Zaynab Malik', purchases, receiptsHref: '?student=1&papers=all', ...actions },
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
type Play = Parameters<NonNullable<Story['play']>>[0]

const cardOf = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(canvas.getByRole('heading', { name }).closest('li')!)

async function review({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name = first!.course.name) {
  await userEvent.click(canvas.getByRole('button', { name: `Review ${name}` }))
  const dialog = await screen.findByRole('dialog')
  return { dialog, inside: within(dialog) }
}

async function reject(userEvent: Play['userEvent'], inside: ReturnType<typeof within>, label = 'Reject') {
  await userEvent.click(inside.getByRole('button', { name: 'Reject' }))
  const form = within(inside.getByRole('group', { name: 'Reject' }))
  await userEvent.click(form.getByRole('button', { name: label }))
  await waitFor(() => expect(inside.queryByRole('group', { name: 'Reject' })).toBeNull())
}

// proves 2§2.students.8
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas } = context
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
      for (const text of texts) await expect(cardOf(context, name).getByText(text)).toBeVisible()
    }
  },
}

/** 2§4: pending purchases can be approved; pending → paid. */
// proves 2§4.4, D16.2
export const PendingToPaid: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { dialog, inside } = await review(context)
    await expect(dialog).toHaveAccessibleName(first!.course.name)
    const claim = within(inside.getByRole('region', { name: 'Payment details' }))
    for (const words of ['$40', 'STD-001 · Zaynab Malik', 'JazzCash', '6 ماہ', '18 Nov 2026', 'C-2', 'Pending']) {
      await expect(claim.getByText(words)).toBeVisible()
    }
    await userEvent.click(inside.getByRole('button', { name: 'Approve' }))
    const done = await inside.findByText('Approved. The student now has the course.')
    await waitFor(() => expect(done).toHaveFocus())
    await expect(args.onDecide).toHaveBeenCalledWith(first!.id, 'paid')
    await expect(inside.getByText('Paid')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Approve' })).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: `Review ${first!.course.name}` })).toHaveFocus())
    await expect(cardOf(context, first!.course.name).getByText('Paid')).toBeVisible()
  },
}

export const PendingToRejected: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    const { inside } = await review(context)
    await reject(userEvent, inside, 'Cancel')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await reject(userEvent, inside)
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(first!.id, 'rejected'))
    await waitFor(() => expect(inside.getByText('Rejected.')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(cardOf(context, first!.course.name).getByText('Rejected')).toBeVisible()
  },
}

export const OneAfterAnother: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { userEvent, args } = context
    const { dialog, inside } = await review(context)
    await expect(inside.getByText('1 of 2')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Approve' }))
    await inside.findByText('Approved. The student now has the course.')
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await expect(dialog).toHaveAccessibleName(second!.course.name)
    await expect(inside.getByText('No receipt image available.')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(args.onDecide).toHaveBeenLastCalledWith(second!.id, 'paid'))
    await userEvent.click(inside.getByRole('button', { name: 'Previous receipt' }))
    await expect(inside.getByText('Paid')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

export const DecidedTwice: Story = {
  args: { onDecide: neverSettle() },
  play: async (context) => {
    const { inside } = await review(context)
    await context.userEvent.dblClick(inside.getByRole('button', { name: 'Approve' }))
    await context.userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await context.userEvent.keyboard('{Escape}')
    await expect(context.args.onDecide).toHaveBeenCalledTimes(1)
    await expect(inside.getByText('1 of 2')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { onDecide: rejectSubmit('Validation failed: Payment status must be one of: paid, rejected') },
  play: async (context) => {
    const { inside } = await review(context)
    await context.userEvent.click(inside.getByRole('button', { name: 'Approve' }))
    await expect(await inside.findByText(/Payment status must be one of: paid, rejected/)).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Approve' })).toBeVisible()
    await context.userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await expect(inside.queryByText(/Payment status must be one of/)).toBeNull()
  },
}

/** Decision 16: the backend can’t decide; receipts can still be viewed. */
// proves D16.3
export const NotOffered: Story = {
  args: { onDecide: undefined },
  play: async (context) => {
    await expect(context.canvas.queryByText(/purchases? to review/)).toBeNull()
    const { inside } = await review(context)
    await expect(inside.getByText('Pending')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(inside.queryByRole('button', { name: 'Reject' })).toBeNull()
  },
}

export const AlreadyDecided: Story = {
  play: async (context) => {
    const { inside } = await review(context, 'Tajweed for beginners')
    await expect(inside.getByText('1 of 3')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

export const UnknownStatus: Story = {
  args: { purchases: [{ ...first!, paymentStatus: 'refunded' }] },
  play: async (context) => {
    await expect(context.canvas.getByText('refunded')).toBeVisible()
    const { inside } = await review(context)
    await expect(inside.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

/** The purchase was deleted by another user while open. */
export const GoneMeanwhile: Story = {
  render: function Going(args) {
    const [shown, setShown] = useState(args.purchases)
    return (
      <StudentBilling
        {...args}
        purchases={shown}
        onDecide={async (id) => {
          setShown((before) => before.filter((one) => one.id !== id))
          return handled
        }}
      />
    )
  },
  play: async (context) => {
    const { inside } = await review(context)
    await context.userEvent.click(inside.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(purchases.length - 1)
  },
}

export const BrokenPicture: Story = {
  args: { purchases: [{ ...first!, receipt: 'data:image/png;base64,AAAA' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the image.')).toBeVisible()
  },
}

// proves X1
export const Private: Story = {
  decorators: [
    (Tab) => (
      <PrivacyProvider isOn>
        <Tab />
      </PrivacyProvider>
    ),
  ],
  play: async (context) => {
    await expect(context.canvas.getAllByText('Hidden in privacy mode')).toHaveLength(5)
    await expect(context.canvasElement.querySelector('img')).toBeNull()
    const { dialog, inside } = await review(context)
    await expect(inside.getByText('Hidden in privacy mode')).toBeVisible()
    await expect(dialog.querySelector('img')).toBeNull()
  },
}

export const LongText: Story = { args: { purchases: longText.data } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { dialog } = await review(context)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
