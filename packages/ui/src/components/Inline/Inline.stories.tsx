import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { spacing } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { Inline } from './Inline.tsx'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const meta = {
  component: Inline,
  title: 'Components/Structure/Inline',
  tags: ['autodocs'],
  argTypes: {
    gap: { control: 'select', options: Object.keys(spacing) },
    rowGap: { control: 'select', options: Object.keys(spacing) },
  },
  args: { gap: 'large', rowGap: 'x-small', children: days.map((day) => <Badge key={day}>{day}</Badge>) },
} satisfies Meta<typeof Inline>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Monday'), canvas.getByText('Sunday')]
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom)
    const { rowGap, columnGap } = getComputedStyle(first.parentElement!)
    await expect([rowGap, columnGap]).toEqual(['4px', '16px'])
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    gap: 'small',
    children: (
      <>
        <Button variant="primary">Approve payment</Button>
        <Button>Reject</Button>
      </>
    ),
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { ...Do.args, justify: 'space-between' },
}
