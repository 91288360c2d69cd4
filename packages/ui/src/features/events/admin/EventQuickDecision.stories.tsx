import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import page from './EventBillingScreen.stories.tsx'
import { EventBillingScreen } from './EventBillingScreen.tsx'

const usman = examples.listEventMembers[200].typical.event.find(({ payment_status: status }) => status === 'pending')

const meta = {
  ...page,
  component: EventBillingScreen,
  title: 'Screens/Admin/Event billing/Decision in one press',
} satisfies Meta<typeof EventBillingScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const select = ({ canvas }: Pick<Play, 'canvas'>) => canvas.getByRole('button', { name: /Payment Status/ })
const badge = ({ canvas }: Pick<Play, 'canvas'>) =>
  within(canvas.getByRole('heading', { level: 2, name: 'Payment' }).parentElement!)

/** One press, without the select. */
export const ApprovedInOnePress: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(usman?.student.id, 'paid'))
    await waitFor(() => expect(badge({ canvas }).getByText('Paid')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
    await expect(select({ canvas })).toHaveTextContent('Paid')
  },
}

/** Rejecting asks for the reason, which the student sees. */
export const RejectedWithReason: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'The receipt is unreadable.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(usman?.student.id, 'rejected', 'The receipt is unreadable.'),
    )
    await waitFor(() => expect(badge({ canvas }).getByText('Rejected')).toBeVisible())
  },
}

export const ApprovalRefused: Story = {
  args: { onDecide: rejectSubmit('This payment was decided already.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByText('This payment was decided already.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
}
