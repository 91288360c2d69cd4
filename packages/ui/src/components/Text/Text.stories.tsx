import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tokens } from '#theme/tokens.ts'
import { Text } from './Text.tsx'

const meta = {
  component: Text,
  title: 'Components/Content/Text',
  tags: ['autodocs'],
  argTypes: {
    size: { control: 'select', options: Object.keys(tokens.text) },
    weight: { control: 'radio', options: Object.keys(tokens.weight) },
    leading: { control: 'radio', options: Object.keys(tokens.leading) },
    tone: { control: 'radio', options: ['text', 'muted', 'danger'] },
  },
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

export const Do: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Text weight="semibold">45 USD are due</Text>
      <Text size="sm" tone="muted">
        For November, Tajweed for beginners
      </Text>
    </>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => (
    <>
      <Text size="sm" tone="muted">
        45 USD are due
      </Text>
      <Text weight="semibold">For November, Tajweed for beginners</Text>
    </>
  ),
}
