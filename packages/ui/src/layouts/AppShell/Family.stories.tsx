import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { AppShell } from './AppShell.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const { user } = examples.getCurrentUser[200].siblings
const { typical, longText } = examples.getFamily[200]
const onSwitch = fn()

const meta = {
  component: AppShell,
  title: 'Layouts/AppShell/Family',
  // Sunday, the day before the first lesson of the examples.
  parameters: {
    layout: 'fullscreen',
    now: new Date('2026-03-22T09:00:00Z'),
    school: { timeZone: 'UTC', viewerZone: 'UTC' },
  },
  args: {
    ...createShellStoryArgs(),
    navigation: getNavigation('student', getHref),
    user: ready(user),
    family: { children: user.children, overview: typical.children, onSwitch, addHref: '#add' },
    children: <h1>Courses</h1>,
  },
} satisfies Meta<typeof AppShell>
export default meta

type Story = StoryObj<typeof meta>

const phone = (width: string) => ({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width, height: '640px' } } } } },
})

/** The open child is always visible; one press in the list switches to another. */
// proves X293
export const Siblings: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zaynab Malik, switch child' }))
    const present = await screen.findByRole('menuitemradio', { name: 'Zaynab Malik' })
    await expect(present).toHaveAttribute('aria-checked', 'true')
    await expect(present).toHaveAccessibleDescription(/^Next lesson: tomorrow, 16:00 · Overdue$/)
    const other = screen.getByRole('menuitemradio', { name: user.children[1]!.name })
    await expect(other).toHaveAccessibleDescription(/Payment due$/)
    await expect(screen.getByRole('menuitem', { name: 'Add another child' })).toHaveAttribute('href', '#add')
    await userEvent.click(other)
    await expect(onSwitch).toHaveBeenCalledWith(user.children[1]!.id)
  },
}

// proves X293
export const OnAPhone: Story = {
  ...phone('390px'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = within(canvas.getByRole('banner'))
    const button = bar.getByRole('button', { name: 'Zaynab Malik, switch child' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitemradio', { name: 'Zaynab Malik' })).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** On the smallest screens the name is cut, but not the buttons. */
export const OnASmallPhone: Story = {
  ...phone('320px'),
  args: {
    family: {
      children: longText.children.map(({ id, name, isPresent }) => ({
        id,
        name,
        isPresent,
        status: 'allowed' as const,
      })),
      overview: longText.children,
      onSwitch,
      addHref: '#add',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = within(canvas.getByRole('banner'))
    for (const button of bar.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    }
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Collapsed: Story = {
  globals: desktopViewport,
  args: { isExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zaynab Malik, switch child' })).toBeVisible()
  },
}

/** Seven children with long names. */
export const LongText: Story = {
  globals: desktopViewport,
  args: {
    family: {
      children: longText.children.map(({ id, name, isPresent }) => ({
        id,
        name,
        isPresent,
        status: 'allowed' as const,
      })),
      overview: longText.children,
      onSwitch,
      addHref: '#add',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /switch child$/ }))
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(longText.children.length)
  },
}

/** A backend without `getFamily`, or before it has loaded: only names. */
export const WithoutOverview: Story = {
  globals: desktopViewport,
  args: { family: { children: user.children, onSwitch, addHref: '#add' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zaynab Malik, switch child' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Zaynab Malik' })).not.toHaveAccessibleDescription()
  },
}

/** Blocked children are left out, and a single child needs no switch. */
export const OneIsBlocked: Story = {
  globals: desktopViewport,
  args: {
    family: {
      children: user.children.map((child) => (child.isPresent ? child : { ...child, status: 'blocked' as const })),
      onSwitch,
      addHref: '#add',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /switch child$/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Account: Zaynab Malik/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Add another child' })).toBeVisible()
  },
}

/** A right-to-left name aligns with the e-mail address below it. */
export const NamedInArabicScript: Story = {
  globals: desktopViewport,
  args: { user: ready({ ...user, name: 'محمد عثمان' }), family: undefined },
  play: async ({ canvas }) => {
    const edge = (text: string) => {
      const { left, right } = canvas.getByText(text).getBoundingClientRect()
      return Math.round(document.documentElement.dir === 'rtl' ? right : left)
    }
    await expect(edge('محمد عثمان')).toBe(edge(user.email))
  },
}
