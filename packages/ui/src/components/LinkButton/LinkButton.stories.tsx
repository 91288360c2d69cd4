import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  component: LinkButton,
  title: 'Components/Actions/LinkButton',
  tags: ['autodocs'],
  args: { href: '#outlines', children: 'Outlines' },
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Outlines' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Outlines' })).toHaveAttribute('href', '#outlines')
  },
}

export const Primary: Story = { args: { variant: 'primary' } }

export const Small: Story = { args: { size: 'sm' } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { variant: 'primary', href: '#register', children: 'Register a student' },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { variant: 'danger', href: '#delete', children: 'Delete' },
}
