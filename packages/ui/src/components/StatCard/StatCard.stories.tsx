import type { Meta, StoryObj } from '@storybook/react-vite'
import { Users } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { StatCard } from './StatCard.tsx'

const retry = fn()

const meta = {
  component: StatCard,
  title: 'Components/Content/StatCard',
  tags: ['autodocs'],
  args: { label: 'Students', count: ready(1284), icon: <Users />, href: '#students' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatCard>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1,284')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /1,284$/ })).toHaveFocus()
  },
}

export const NoneIsZero: Story = {
  args: { count: ready(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
  },
}

// proves X50
export const New: Story = {
  args: { newThisMonth: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+12 this month')).toBeVisible()
  },
}

export const WithoutLink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = {
  args: { count: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Students')
  },
}

export const Failed: Story = {
  args: { count: failed('Failed to load students', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load students')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: { label: 'A label in a language that needs many words for a short thing', count: ready(123_456_789) },
}

export const Old: Story = {
  args: { count: ready(12, { isRefetching: false, retry }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('This number may be out of date.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <StatCard label="Average of all marks of this year" count={ready(7)} icon={<Users />} />,
}
