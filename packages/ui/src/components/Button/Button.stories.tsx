import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  title: 'Components/Actions/Button',
  tags: ['autodocs'],
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  tags: ['axe'],
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Secondary: Story = {}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }

export const Small: Story = { args: { size: 'sm' } }

export const WithIcon: Story = { args: { icon: <Plus aria-hidden />, children: 'Create' } }

export const FullWidth: Story = { args: { variant: 'primary', isFullWidth: true } }

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Saving/ })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: { children: 'A label that is far longer than any button should ever be asked to hold '.repeat(2) },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { children: 'Approve payment' },
  render: (args) => (
    <Inline gap="small">
      <Button {...args} variant="primary" />
      <Button>Reject</Button>
    </Inline>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { children: 'OK' },
  render: (args) => (
    <Inline gap="small">
      <Button {...args} variant="primary" />
      <Button variant="primary">Submit</Button>
    </Inline>
  ),
}
