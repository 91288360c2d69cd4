import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from './Text.tsx'

const meta = {
  component: Text,
  title: 'Components/Content/Text',
  tags: ['autodocs'],
  args: { children: 'Due on 3 December', size: 'sm', tone: 'muted' },
} satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  render: (args) => (
    <>
      <Text as="h2" size="xl">
        Monthly fees
      </Text>
      <Text {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 2 })).fontSize).toBe('22px')
    const text = canvas.getByText('Due on 3 December')
    await expect(text.tagName).toBe('P')
    await expect(text).not.toHaveAttribute('size')
    await expect(getComputedStyle(text).fontSize).toBe('14px')
  },
}
