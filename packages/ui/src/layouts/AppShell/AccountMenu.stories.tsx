import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import { AppShell } from './AppShell.tsx'
import shell from './AppShell.stories.tsx'

const meta = {
  ...shell,
  component: AppShell,
  title: 'Layouts/AppShell/Account menu',
  globals: desktopViewport,
} satisfies Meta<typeof AppShell>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.shell.6, 1§2.shell.7, 1§2.shell.8
export const SignsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Salma/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}

export const Choices: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const account = canvas.getByRole('button', { name: /Salma/ })
    account.focus()
    await userEvent.keyboard('{ArrowDown}')
    const english = await screen.findByRole('menuitemradio', { name: 'English' })
    await waitFor(() => expect(english).toHaveFocus())
    await expect(english).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Light mode' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith('ur')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark mode' }))
    await expect(args.onSchemeChange).toHaveBeenLastCalledWith('dark')
  },
}

// proves 1§2.shell.6, 1§2.shell.7, 1§2.shell.8, 1§3.1
export const Privacy: Story = {
  args: { privacy: { isOn: false, onChange: fn() } },
  render: function WithPrivacy(args) {
    const [isOn, setIsOn] = useState(false)
    return <AppShell {...args} privacy={{ isOn, onChange: setIsOn }} />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { email } = examples.getCurrentUser[200].admin.user
    await expect(canvasElement.innerHTML).toContain(email)
    await userEvent.click(canvas.getByRole('button', { name: /Salma/ }))
    const toggle = await screen.findByRole('menuitemcheckbox', { name: 'Hide personal details' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    await expect(canvasElement.innerHTML).not.toContain(email)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: /Salma.*Hidden in privacy mode/ }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Hide personal details' }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText(email)).toBeVisible()
  },
}

/** Users whose time differs from the school’s choose whether lists also show their own. */
export const OwnTimes: Story = {
  args: { ownTimes: { isOn: false, onChange: fn() } },
  render: function WithOwnTimes(args) {
    const [isOn, setIsOn] = useState(false)
    return <AppShell {...args} ownTimes={{ isOn, onChange: setIsOn }} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Salma/ }))
    const toggle = await screen.findByRole('menuitemcheckbox', { name: 'Show in my time' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    await userEvent.keyboard('{Escape}')
  },
}

/** The list of shortcuts opens from the menu and by its own key. */
export const KeyboardShortcuts: Story = {
  tags: ['axe'],
  args: { onShowShortcuts: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Salma/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await expect(args.onShowShortcuts).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('?')
    await expect(args.onShowShortcuts).toHaveBeenCalledTimes(2)
  },
}
