import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spacing } from '#theme/tokens.ts'
import { Surface } from './Surface.tsx'

const meta = {
  component: Surface,
  title: 'Components/Structure/Surface',
  tags: ['autodocs'],
  argTypes: {
    padding: { control: 'select', options: Object.keys(spacing) },
    paddingBlock: { control: 'select', options: Object.keys(spacing) },
  },
  args: {
    as: 'ul',
    isDivided: true,
    padding: 'large',
    children: (
      <>
        <li>November</li>
        <li>December</li>
      </>
    ),
  },
} satisfies Meta<typeof Surface>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(getComputedStyle(list).padding).toBe('16px')
    const lines = canvas.getAllByRole('listitem').map((row) => getComputedStyle(row).borderBlockStartWidth)
    await expect(lines).toEqual(['0px', '1px'])
  },
}

export const Do: Story = { tags: ['!autodocs'] }

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    isDivided: false,
    children: (
      <>
        <Surface as="li" padding="large">
          November
        </Surface>
        <Surface as="li" padding="large">
          December
        </Surface>
      </>
    ),
  },
}
