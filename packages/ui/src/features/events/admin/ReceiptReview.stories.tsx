import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { EventBillingScreen } from './EventBillingScreen.tsx'
import page from './EventBillingScreen.stories.tsx'

const members = examples.listEventMembers[200].typical.event
const event = examples.listEvents[200].typical.event[1]
const paid = examples.getEventBilling[200].paid.billingDetails
const [zaynab] = members
const [usman, yusuf] = members.filter(({ payment_status: status }) => status === 'pending')

const meta = {
  ...page,
  component: EventBillingScreen,
  title: 'Screens/Admin/Event billing/Review',
} satisfies Meta<typeof EventBillingScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const select = ({ canvas }: Pick<Play, 'canvas'>) => canvas.getByRole('button', { name: /Payment Status/ })

async function openReview({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
  const dialog = await screen.findByRole('dialog')
  return { dialog, inside: within(dialog) }
}

// proves X7
export const DecidedOneAfterAnother: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const { dialog, inside } = await openReview({ canvas, userEvent })
    await expect(dialog).toHaveAccessibleName(`STD-002 · ${usman?.student.name}`)
    const claim = within(inside.getByRole('region', { name: 'Payment details' }))
    for (const text of ['$10', 'JazzCash', 'Pending', '18 Nov 2026', 'E-2', String(event?.title)]) {
      await expect(claim.getByText(text)).toBeVisible()
    }
    const paidButton = claim.getByRole('button', { name: 'Paid' })
    await userEvent.click(paidButton)
    await waitFor(() => expect(paidButton).toHaveAttribute('aria-pressed', 'true'))
    await expect(paidButton).toHaveFocus()
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await expect(args.onShowStudent).toHaveBeenCalledWith(yusuf?.student.id)
    await expect(dialog).toHaveAccessibleName(`STD-008 · ${yusuf?.student.name}`)
    await userEvent.click(inside.getByRole('button', { name: 'Rejected' }))
    // Escape closes the reason field, not the receipt.
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Reason' })).toHaveFocus())
    await userEvent.keyboard('No{Escape}')
    await waitFor(() => expect(inside.getByRole('button', { name: 'Rejected' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.type(inside.getByRole('textbox', { name: 'Reason' }), 'Too little.')
    await userEvent.click(inside.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(args.onDecide).toHaveBeenLastCalledWith(yusuf?.student.id, 'rejected', 'Too little.'))
    await waitFor(() => expect(inside.getByRole('button', { name: 'Rejected' })).toHaveFocus())
    await userEvent.click(inside.getByRole('button', { name: 'Previous receipt' }))
    await expect(inside.getByRole('button', { name: 'Paid' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(inside.getByRole('button', { name: 'Rejected' }))
    await userEvent.click(inside.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(args.onDecide).toHaveBeenLastCalledWith(usman?.student.id, 'rejected'))
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Review' })).toHaveFocus())
    await expect(select({ canvas })).toHaveTextContent('Rejected')
  },
}

export const ReviewingADecidedOne: Story = {
  tags: ['axe'],
  args: { studentId: zaynab!.student.id, billing: ready(paid) },
  play: async ({ canvas, userEvent, args }) => {
    const { inside } = await openReview({ canvas, userEvent })
    await expect(inside.getByText('1 of 3')).toBeVisible()
    await expect(
      inside.getByText(
        /^This student has joined\. If the payment is no longer paid, they’ll be removed and will need to join again\./,
      ),
    ).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Paid' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
}

export const DecidingTwice: Story = {
  args: { onDecide: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    const { inside } = await openReview({ canvas, userEvent })
    await userEvent.dblClick(inside.getByRole('button', { name: 'Paid' }))
    await userEvent.click(inside.getByRole('button', { name: 'Rejected' }))
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await expect(args.onDecide).toHaveBeenCalledTimes(1)
    await expect(args.onShowStudent).not.toHaveBeenCalled()
  },
}

export const RefusedInTheReview: Story = {
  args: { onDecide: rejectSubmit('Somebody decided this meanwhile.') },
  play: async ({ canvas, userEvent }) => {
    const { inside } = await openReview({ canvas, userEvent })
    await userEvent.click(inside.getByRole('button', { name: 'Paid' }))
    await expect(await inside.findByText('Somebody decided this meanwhile.')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await waitFor(() => expect(inside.queryByText('Somebody decided this meanwhile.')).toBeNull())
  },
}

export const NextReceiptLoading: Story = {
  render: function Slow(args) {
    const [studentId, setStudentId] = useState(args.studentId)
    const billing = studentId === args.studentId ? args.billing : loading
    return <EventBillingScreen {...args} studentId={studentId} billing={billing} onShowStudent={setStudentId} />
  },
  play: async ({ canvas, userEvent }) => {
    const { inside } = await openReview({ canvas, userEvent })
    const next = inside.getByRole('button', { name: 'Next receipt' })
    await userEvent.click(next)
    await expect(await inside.findByText('Loading payment')).toBeInTheDocument()
    await expect(inside.queryByText('No receipt image available.')).toBeNull()
    await expect(next).toHaveFocus()
  },
}

export const AsksBeforeAChoiceIsLost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(select({ canvas }))
    await userEvent.click(await screen.findByRole('option', { name: 'Rejected' }))
    const { inside } = await openReview({ canvas, userEvent })
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    const question = await screen.findByRole('alertdialog')
    await expect(args.onShowStudent).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onShowStudent).toHaveBeenCalledWith(yusuf?.student.id))
  },
}

export const NextCantBeRead: Story = {
  render: function Broken(args) {
    const [studentId, setStudentId] = useState(args.studentId)
    const billing = studentId === args.studentId ? args.billing : failed('Something went wrong', () => undefined)
    return <EventBillingScreen {...args} studentId={studentId} billing={billing} onShowStudent={setStudentId} />
  },
  play: async ({ canvas, userEvent }) => {
    const { inside } = await openReview({ canvas, userEvent })
    await userEvent.click(inside.getByRole('button', { name: 'Next receipt' }))
    await expect(await inside.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(inside.queryByText('No receipt image available.')).toBeNull()
    await expect(inside.queryByRole('button', { name: 'Paid' })).toBeNull()
  },
}

// proves X1
export const CoveredInTheReview: Story = {
  decorators: [
    (Screen) => (
      <PrivacyProvider isOn>
        <Screen />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const { dialog, inside } = await openReview({ canvas, userEvent })
    await expect(inside.getByText('Hidden in privacy mode')).toBeVisible()
    await expect(dialog.querySelector('img')).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const { dialog, inside } = await openReview({ canvas, userEvent })
    await expect(inside.getByRole('button', { name: 'Paid' })).toBeVisible()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await userEvent.click(inside.getByRole('button', { name: 'Rejected' }))
    const cancel = inside.getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
