import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from './Money.tsx'

const meta = {
  component: Money,
  title: 'Components/Content/Money',
  tags: ['autodocs'],
  args: { amount: 19.5 },
} satisfies Meta<typeof Money>
export default meta

type Story = StoryObj<typeof meta>

// proves D34.1
export const Dollars: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$19.50')).toBeVisible()
  },
}

// proves D34.1
export const TheSchoolsOwnCurrency: Story = {
  parameters: { school: examples.getSettings[200].rupees.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rs\s?19\.50$/)).toBeVisible()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { amount: 1250 },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <span>1250.0 USD</span>,
}
