import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, UserRound } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const onLogOut = fn()

const meta = {
  component: Menu,
  title: 'Components/Actions/Menu',
  tags: ['autodocs'],
  args: {
    label: 'Account',
    items: [
      { id: 'profile', label: 'Profile', icon: <UserRound aria-hidden />, href: '#profile' },
      { id: 'logOut', label: 'Log out', icon: <LogOut aria-hidden />, onAction: onLogOut },
    ],
    children: <Button>Salma</Button>,
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const WithTheKeyboard: Story = {
  tags: ['axe'],
  play: async ({ userEvent, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onLogOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salma' })).toHaveFocus())
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Tajweed for beginners',
    items: [
      { id: 'edit', label: 'Edit', onAction: fn() },
      { id: 'outlines', label: 'Outlines', href: '#outlines' },
      { id: 'delete', label: 'Delete', onAction: fn(), isDanger: true },
    ],
    children: <Button>Tajweed for beginners</Button>,
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: {
    label: 'More',
    items: [{ id: 'approve', label: 'Approve payment', onAction: fn() }],
    children: <Button>More</Button>,
  },
}
