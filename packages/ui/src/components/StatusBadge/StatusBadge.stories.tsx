import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from './StatusBadge.tsx'

const meta = {
  component: StatusBadge,
  title: 'Components/StatusBadge',
  tags: ['autodocs'],
  args: { kind: 'payment', status: 'paid' },
} satisfies Meta<typeof StatusBadge>
export default meta

type Story = StoryObj<typeof meta>

const saysWithSign =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  }

export const Paid: Story = { tags: ['axe'], play: saysWithSign('Paid') }
export const Pending: Story = { args: { status: 'pending' }, play: saysWithSign('Pending') }
export const UnderReview: Story = { args: { status: 'underReview' }, play: saysWithSign('Under review') }
export const Rejected: Story = { args: { status: 'rejected' }, play: saysWithSign('Rejected') }
export const NotRequired: Story = { args: { status: 'not_required' }, play: saysWithSign('Not required') }
export const UnknownPayment: Story = { args: { status: 'refunded' }, play: saysWithSign('refunded') }
export const MissingPayment: Story = { args: { status: null }, play: saysWithSign('Unknown') }
export const PendingTeacher: Story = { args: { kind: 'teacher', status: 'pending' }, play: saysWithSign('Pending') }
export const ActiveTeacher: Story = { args: { kind: 'teacher', status: 'active' }, play: saysWithSign('Active') }
export const BlockedTeacher: Story = { args: { kind: 'teacher', status: 'blocked' }, play: saysWithSign('Blocked') }
export const UnknownTeacher: Story = { args: { kind: 'teacher', status: 'on leave' }, play: saysWithSign('on leave') }
