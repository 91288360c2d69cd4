import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceTag } from '../Money/Money.tsx'

const meta = {
  component: PriceTag,
  title: 'Components/Content/PriceTag',
  tags: ['autodocs'],
  args: { price: 45 },
} satisfies Meta<typeof PriceTag>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.paths.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$45')).toBeVisible()
  },
}

// proves 2§9.4
export const Free: Story = {
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible()
  },
}

export const Zero: Story = {
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { price: 45, discountedPrice: { amount: 30, name: 'Siblings' } },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { price: 30 },
}
