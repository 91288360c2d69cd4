import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  title: 'Components/Feedback/Badge',
  tags: ['autodocs'],
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = { tags: ['axe'] }
export const Brand: Story = { args: { tone: 'brand', children: 'Enrolled' } }
export const Success: Story = { args: { tone: 'success', children: 'Paid' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Under review' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } }
export const Info: Story = { args: { tone: 'info', children: 'Free' } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: 'Tuesday', tone: 'brand' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { children: 'This class is held every Tuesday', tone: 'danger' },
}
