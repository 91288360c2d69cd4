import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../Text/Text.tsx'

const meta = {
  component: VisuallyHidden,
  title: 'Components/Content/VisuallyHidden',
  tags: ['autodocs'],
  render: () => (
    <p>
      ≈ 4,200 PKR <VisuallyHidden>About, by the rate of 18 November</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(/^About/).getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <p>
      <VisuallyHidden>A green text follows, which is an amount of money:</VisuallyHidden> 4,200 PKR
    </p>
  ),
}
