import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { navigationOf } from '#model/navigation.ts'
import { failed, loading, ready } from '#remote.ts'
import { AppShell } from './AppShell.tsx'

const getHref = (id: string) => `#${id}`
const users = examples.getCurrentUser[200]

const meta = {
  component: AppShell,
  title: 'Layouts/AppShell',
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: navigationOf('admin', getHref),
    currentPath: '#courses',
    homeHref: '#home',
    user: ready(users.admin.user),
    onSignOut: fn(),
    isExpanded: true,
    onExpandedChange: fn(),
    language: 'en',
    onLanguageChange: fn(),
    scheme: 'light',
    onSchemeChange: fn(),
    children: <h1>Courses</h1>,
  },
  render: function WithState(args) {
    const [isExpanded, setIsExpanded] = useState(args.isExpanded)
    return (
      <AppShell
        {...args}
        isExpanded={isExpanded}
        onExpandedChange={(next) => {
          setIsExpanded(next)
          args.onExpandedChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof AppShell>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.shell.3, 1§2.shell.10
export const Administrator: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.queryByRole('link', { name: 'Teachers' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Teacher' }))
    await expect(menu.getByRole('link', { name: 'Teachers' })).toHaveAttribute('href', '#teachers')
  },
}

export const Teacher: Story = {
  args: { navigation: navigationOf('teacher', getHref), currentPath: '#classes', user: ready(users.teacher.user) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Hide personal details' })).toBeNull()
  },
}

// proves 1§2.shell.3, 1§2.shell.4, 1§2.shell.5, 1§2.shell.11
export const Student: Story = {
  args: { navigation: navigationOf('student', getHref), currentPath: '#courses', user: ready(users.student.user) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Course' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  },
}

// proves 1§2.shell.6, 1§2.shell.7, 1§2.shell.8
export const SignsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Salma/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
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
    const { email } = users.admin.user
    const toggle = canvas.getByRole('button', { name: 'Hide personal details' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(canvasElement.innerHTML).toContain(email)
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement.innerHTML).not.toContain(email)
    await expect(canvas.getByRole('button', { name: /^Salma.*Hidden while privacy is on/ })).toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.getByText(email)).toBeVisible()
  },
}

export const SchoolSettings: Story = {
  args: { settingsHref: '#settings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Salma/ }))
    await expect(await screen.findByRole('menuitem', { name: 'School settings' })).toHaveAttribute('href', '#settings')
    await userEvent.keyboard('{Escape}')
  },
}

// proves 1§2.shell.3, 1§4.17, 1§4.18
export const Folded: Story = {
  args: { isExpanded: false },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard' })
    // Only who uses a mouse hovers, and the last thing pressed may have been a key.
    await userEvent.click(canvas.getByRole('heading', { name: 'Courses' }))
    await userEvent.hover(link)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard')
    for (const entry of canvas.getByRole('navigation', { name: 'Main' }).querySelectorAll('a, button')) {
      await expect(entry.querySelector('svg'), entry.outerHTML).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Student' }))
    await expect(await screen.findByRole('menuitem', { name: 'Allot teachers' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^Account of Salma/ })).toBeInTheDocument()
  },
}

// proves 1§9.5, D47.1
export const Shortcut: Story = {
  args: { children: <input aria-label="Name" /> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(args.onExpandedChange).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
  },
}

export const Phone: Story = {
  args: { privacy: { isOn: false, onChange: fn() } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.queryByRole('button', { name: 'Open menu' })
    if (!trigger) return
    await userEvent.click(trigger)
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(sheet).getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Loading: Story = { args: { user: loading } }
export const Failed: Story = { args: { user: failed('Something went wrong', fn()) } }
export const LongText: Story = { args: { user: ready(users.longText.user) } }
