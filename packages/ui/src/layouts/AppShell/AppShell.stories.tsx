import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { navigationOf } from '../../model/navigation.ts'
import { failed, loading, ready } from '../../remote.ts'
import { AppShell } from './AppShell.tsx'

const users = examples.getCurrentUser[200]

const meta = {
  component: AppShell,
  title: 'Layouts/AppShell',
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: navigationOf('admin'),
    currentPath: '/admin/course',
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

export const Administrator: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.queryByRole('link', { name: 'Teachers' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Teacher' }))
    await expect(menu.getByRole('link', { name: 'Teachers' })).toHaveAttribute('href', '/admin/teacher')
  },
}

export const Teacher: Story = {
  args: { navigation: navigationOf('teacher'), currentPath: '/teacher/classes', user: ready(users.teacher.user) },
}

export const Student: Story = {
  args: { navigation: navigationOf('student'), currentPath: '/student/courses', user: ready(users.student.user) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Course' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  },
}

export const SignsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Salma/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}

export const Folded: Story = {
  args: { isExpanded: false },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard' })
    await userEvent.hover(link)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard')
    await userEvent.click(canvas.getByRole('button', { name: 'Student' }))
    await expect(await screen.findByRole('menuitem', { name: 'Allot teachers' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^Account of Salma/ })).toBeInTheDocument()
  },
}

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
