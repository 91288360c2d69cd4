import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import type { EventPaymentScreen } from './EventPaymentScreen.tsx'
import screenMeta from './EventPaymentScreen.stories.tsx'

const events = examples.listStudentEvents[200]

const meta = {
  ...screenMeta,
  title: 'Screens/Student/Event payment/Statuses',
} satisfies Meta<typeof EventPaymentScreen>
export default meta

type Story = StoryObj<typeof meta>
// proves X86
export const AfterARejection: Story = {
  tags: ['axe'],
  args: { entry: ready(events.rejected.events[0]), reason: 'The amount is too small.', lastMethod: 'bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Payment method/ })).toHaveTextContent('Bank transfer')
    await expect(canvas.getByText('The amount is too small.')).toBeVisible()
    await expect(canvas.getByText('Your last receipt wasn’t approved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit Payment' })).toBeVisible()
  },
}

// proves D18.2
export const ReplacesAReceipt: Story = {
  args: { entry: ready(events.pendingWithReceipt.events[0]) },
  play: async ({ canvas, userEvent, args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Replace your receipt?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('Your new receipt replaces it when you submit.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit Payment' })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

// proves D18.2
export const KeepsTheReceipt: Story = {
  tags: ['axe'],
  args: { entry: ready(events.pendingWithReceipt.events[0]) },
  play: async ({ userEvent, args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Replace your receipt?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const NothingToPay: Story = {
  args: { entry: ready(events.paid.events[0]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There’s nothing to pay for this event.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit Payment' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/student/event')
  },
}

export const BegunAlready: Story = {
  parameters: { now: new Date('2027-01-09T11:01:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event has already started.')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { entry: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This event no longer exists.')).toBeVisible()
  },
}
