import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { handled } from '#submitResult.ts'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import page from './StudentBilling.stories.tsx'
import { cardOf } from './billingStoryHelpers.ts'
import { StudentBilling } from './StudentBilling.tsx'

const { purchases } = page.args
const [first, second] = purchases.filter(({ paymentStatus }) => paymentStatus === 'pending')

/** Reviewing the receipts of a student’s purchases. */
const meta = { ...page, component: StudentBilling, title: 'Screens/Admin/Student/Billing/Review' } satisfies Meta<
  typeof StudentBilling
>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

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

/** 2§4: pending purchases can be approved; pending → paid. */
// proves 2§4.4, D16.2
export const PendingToPaid: Story = {
  tags: ['axe'],
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
    await expect(cardOf(canvas, first!.course.name).getByText('Paid')).toBeVisible()
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
    await expect(cardOf(context.canvas, first!.course.name).getByText('Rejected')).toBeVisible()
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

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { dialog } = await review(context)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
