import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './StatusBadge.tsx'
import { Badge } from '../Badge/Badge.tsx'

const meta = {
  component: StatusBadge,
  title: 'Components/Feedback/StatusBadge',
  tags: ['autodocs'],
  args: { kind: 'payment', status: 'paid' },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

const showsLabelAndIcon =
  (label: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(label)).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  }

export const Paid: Story = { tags: ['axe'], play: showsLabelAndIcon('Paid') }
export const Pending: Story = { args: { status: 'pending' }, play: showsLabelAndIcon('Pending') }
export const UnderReview: Story = { args: { status: 'underReview' }, play: showsLabelAndIcon('Under review') }
export const Rejected: Story = { args: { status: 'rejected' }, play: showsLabelAndIcon('Rejected') }
export const NotRequired: Story = { args: { status: 'not_required' }, play: showsLabelAndIcon('Not required') }
export const UnknownPayment: Story = { args: { status: 'refunded' }, play: showsLabelAndIcon('refunded') }
export const MissingPayment: Story = { args: { status: null }, play: showsLabelAndIcon('Unknown') }
export const PendingTeacher: Story = {
  args: { kind: 'teacher', status: 'pending' },
  play: showsLabelAndIcon('Pending'),
}
export const ActiveTeacher: Story = { args: { kind: 'teacher', status: 'active' }, play: showsLabelAndIcon('Active') }
export const BlockedTeacher: Story = {
  args: { kind: 'teacher', status: 'blocked' },
  play: showsLabelAndIcon('Blocked'),
}
export const UnknownTeacher: Story = {
  args: { kind: 'teacher', status: 'on leave' },
  play: showsLabelAndIcon('on leave'),
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { status: 'overdue' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <Badge tone="warning">overdue</Badge>,
}
