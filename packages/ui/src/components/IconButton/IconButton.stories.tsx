import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Sparkles, X } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  title: 'Components/Actions/IconButton',
  tags: ['autodocs'],
  args: { label: 'Close', children: <X aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const Small: Story = { args: { size: 'sm', variant: 'secondary' } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Edit Tajweed for beginners', children: <Pencil aria-hidden /> },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Approve', children: <Sparkles aria-hidden />, variant: 'primary' },
}
