import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { AppShell } from './AppShell.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const { user } = examples.getCurrentUser[200].siblings
const onSwitch = fn()

const meta = {
  component: AppShell,
  title: 'Layouts/AppShell/Family',
  parameters: { layout: 'fullscreen' },
  args: {
    ...createShellStoryArgs(),
    navigation: getNavigation('student', getHref),
    user: ready(user),
    family: { children: user.children, onSwitch, addHref: '#add' },
    children: <h1>Courses</h1>,
  },
} satisfies Meta<typeof AppShell>
export default meta

type Story = StoryObj<typeof meta>

/** A guardian switches to another child, and can add one. */
export const Siblings: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zaynab Malik/ }))
    const present = await screen.findByRole('menuitemradio', { name: 'Zaynab Malik' })
    await expect(present).toHaveAttribute('aria-checked', 'true')
    await expect(screen.getByRole('menuitem', { name: 'Add another child' })).toHaveAttribute('href', '#add')
    await userEvent.click(screen.getByRole('menuitemradio', { name: user.children[1]!.name }))
    await expect(onSwitch).toHaveBeenCalledWith(user.children[1]!.id)
  },
}

/** Blocked children are left out, and a single child needs no choice. */
export const OneIsBlocked: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  args: {
    family: {
      children: user.children.map((child) => (child.isPresent ? child : { ...child, status: 'blocked' as const })),
      onSwitch,
      addHref: '#add',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zaynab Malik/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Add another child' })).toBeVisible()
    await expect(screen.queryByRole('menuitemradio', { name: user.children[1]!.name })).toBeNull()
  },
}

/** A right-to-left name aligns with the e-mail address below it. */
export const NamedInArabicScript: Story = {
  globals: desktopViewport,
  args: { user: ready({ ...user, name: 'محمد عثمان' }) },
  play: async ({ canvas }) => {
    const edge = (text: string) => {
      const { left, right } = canvas.getByText(text).getBoundingClientRect()
      return Math.round(document.documentElement.dir === 'rtl' ? right : left)
    }
    await expect(edge('محمد عثمان')).toBe(edge(user.email))
  },
}
