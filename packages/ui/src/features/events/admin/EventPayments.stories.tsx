import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { EventBillingScreen } from './EventBillingScreen.tsx'

const { partlyPaid, paid } = examples.getEventBilling[200]
const members = examples.listEventMembers[200].typical.event
const event = examples.listEvents[200].typical.event[1]
const member = members.find(({ payment_status: status }) => status === 'pending')!

const meta = {
  component: EventBillingScreen,
  title: 'Screens/Admin/Event billing/Recorded payments',
  args: {
    event,
    members: ready(members),
    studentId: member.student.id,
    billing: ready(partlyPaid.billingDetails),
    membersHref: '/admin/event?members=2',
    onShowStudent: fn(),
    onDecide: acceptSubmit(),
    renderEntryDialog: fn(() => null),
  },
} satisfies Meta<typeof EventBillingScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X230
export const PartlyPaid: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/ left$/)).toHaveTextContent('$4 of $10 paid, $6 left')
    const entries = within(canvas.getByRole('list', { name: 'Recorded payments' }))
    await expect(entries.getByText(/recorded by$/)).toHaveTextContent('recorded by Salma Farooq')
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'payment', key: `event-${event!.id}` }),
      expect.any(Function),
    )
  },
}

// proves X231
export const Refundable: Story = {
  args: { billing: ready({ ...paid.billingDetails, receipt: null, amount: 10, discount: 0, currency: 'USD' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record refund' }))
    await expect(args.renderEntryDialog).toHaveBeenLastCalledWith(
      expect.objectContaining({
        action: 'refund',
        item: expect.objectContaining({ kind: 'event', id: 2, held: 10 }) as object,
      }),
      expect.any(Function),
    )
  },
}

/** The backend can’t record payments. */
export const WithoutRecording: Story = {
  args: { renderEntryDialog: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ left$/)).toHaveTextContent('$4 of $10 paid, $6 left')
    await expect(canvas.queryByRole('button', { name: /^(Record|Void)/ })).toBeNull()
  },
}
