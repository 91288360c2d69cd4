import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  title: 'Components/Feedback/ProgressBar',
  tags: ['autodocs'],
  args: { label: 'Sending receipts', value: 40 },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending receipts' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
    await expect(canvas.getByText('40%')).toBeVisible()
  },
}

export const NobodyKnows: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const LongText: Story = { args: { label: 'A label that says a great deal more than it should '.repeat(4) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Please wait', value: 99 },
}
