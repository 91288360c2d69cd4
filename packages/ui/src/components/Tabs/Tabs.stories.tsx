import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'details', title: 'Details', content: <p>Name and address.</p> },
  { id: 'times', title: 'Class Timings', content: <p>Mondays at 16:00.</p> },
  { id: 'billing', title: 'Billing', content: <p>Receipts.</p> },
]

const meta = {
  component: Tabs,
  title: 'Components/Tabs',
  tags: ['autodocs'],
  args: { label: 'Student', items, onSelect: fn() },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Class Timings' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Mondays at 16:00.')
    await expect(args.onSelect).toHaveBeenLastCalledWith('times')
  },
}

export const OneDisabled: Story = {
  args: {
    items: items.map((item) =>
      item.id === 'billing' ? { ...item, disabledReason: 'No billing details found.' } : item,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/No billing details found/)).toBeVisible()
  },
}
