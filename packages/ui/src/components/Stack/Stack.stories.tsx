import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spacing } from '#theme/tokens.ts'
import { Stack } from './Stack.tsx'

const meta = {
  component: Stack,
  title: 'Components/Structure/Stack',
  tags: ['autodocs'],
  argTypes: { gap: { control: 'select', options: Object.keys(spacing) } },
  args: {
    gap: 'small',
    as: 'ul',
    children: (
      <>
        <li>Tajweed for beginners</li>
        <li>Memorization</li>
        <li>Arabic letters</li>
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(getComputedStyle(list).rowGap).toBe('8px')
    await expect(list).not.toHaveAttribute('gap')
  },
}

export const Do: Story = { tags: ['!autodocs'] }

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    gap: 'none',
    children: (
      <>
        <li style={{ marginBlockEnd: '2rem' }}>Tajweed for beginners</li>
        <li>Memorization</li>
        <li style={{ marginBlockStart: '0.75rem' }}>Arabic letters</li>
      </>
    ),
  },
}
