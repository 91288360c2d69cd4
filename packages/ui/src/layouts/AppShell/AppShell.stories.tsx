import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { failed, loading, ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { AppShell } from './AppShell.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const users = examples.getCurrentUser[200]

const meta = {
  component: AppShell,
  title: 'Layouts/AppShell',
  parameters: { layout: 'fullscreen' },
  args: { ...createShellStoryArgs(), user: ready(users.admin.user), children: <h1>Courses</h1> },
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
  tags: ['axe'],
  globals: desktopViewport,
  args: { settingsHref: '#settings' },
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Teachers' })).toHaveAttribute('href', '#teachers')
    await userEvent.click(menu.getByRole('button', { name: 'Teacher' }))
    await expect(menu.queryByRole('link', { name: 'Teachers' })).toBeNull()
    const school = within(menu.getByRole('list', { name: 'School' }))
    await expect(school.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Upcoming Events',
      'Policy',
      'Inbox',
      'Timetable',
    ])
    await expect(canvas.getByRole('link', { name: 'School settings' })).toHaveAttribute('href', '#settings')
  },
}

/** In a window of 720 px everything is visible without scrolling. */
export const FitsALowWindow: Story = {
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: { viewport: { options: { low: { name: 'Low window', styles: { width: '1280px', height: '720px' } } } } },
  args: { settingsHref: '#settings', navigation: getNavigation('admin', getHref, { inbox: 16 }) },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(window.innerHeight).toBe(720))
    await expect(menu.scrollHeight).toBeLessThanOrEqual(menu.clientHeight)
    const last = within(menu).getAllByRole('link').at(-1)!
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.getByRole('link', { name: 'School settings' })).toBeVisible()
  },
}

/** Lower still, the menu scrolls, and a shade shows that there is more. */
export const ScrollsInAVeryLowWindow: Story = {
  globals: { viewport: { value: 'veryLow', isRotated: false } },
  parameters: {
    viewport: { options: { veryLow: { name: 'Very low window', styles: { width: '1280px', height: '520px' } } } },
  },
  args: { settingsHref: '#settings' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight))
    await expect(canvas.getByRole('link', { name: 'School settings' })).toBeVisible()
  },
}

export const Teacher: Story = {
  globals: desktopViewport,
  args: { navigation: getNavigation('teacher', getHref), currentPath: '#classes', user: ready(users.teacher.user) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('School')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Amina/ }))
    await screen.findByRole('menu')
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

// proves 1§2.shell.3, 1§2.shell.4, 1§2.shell.5, 1§2.shell.11
export const Student: Story = {
  globals: desktopViewport,
  args: { navigation: getNavigation('student', getHref), currentPath: '#courses', user: ready(users.student.user) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Course' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  },
}

// proves 1§2.shell.3, 1§4.17, 1§4.18
export const Folded: Story = {
  tags: ['axe'],
  // In a lower window the menu scrolls, and its scrollbar takes width from the links.
  globals: { viewport: { value: 'tall', isRotated: false } },
  parameters: { viewport: { options: { tall: { name: 'Tall', styles: { width: '1280px', height: '900px' } } } } },
  args: { isExpanded: false },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard' })
    // React Aria opens tooltips on hover only after pointer input, so click first.
    await userEvent.click(canvas.getByRole('heading', { name: 'Courses' }))
    await userEvent.hover(link)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard')
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    for (const entry of menu.querySelectorAll('a, button')) {
      await expect(entry.querySelector('svg'), entry.outerHTML).toBeVisible()
      await expect(entry.getBoundingClientRect().width, entry.outerHTML).toBeGreaterThanOrEqual(36)
    }
    await expect(within(menu).getByRole('link', { name: 'Allot teachers' })).toBeVisible()
    await expect(within(menu).queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Account of Salma/ })).toBeInTheDocument()
  },
}

/** The badge overlaps the icon's corner: the icons stay aligned and the number isn't cut off. */
// proves X52
export const FoldedWaiting: Story = {
  globals: desktopViewport,
  args: { isExpanded: false, navigation: getNavigation('admin', getHref, { inbox: 128 }) },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    const inboxLink = within(menu).getByRole('link', { name: 'Inbox, 99+ pending' })
    const centers = [...menu.querySelectorAll('svg')].map((icon) => {
      const { left, right } = icon.getBoundingClientRect()
      return Math.round(left + right)
    })
    await expect(new Set(centers).size, centers.join()).toBe(1)
    const count = within(inboxLink).getByText(/99/).getBoundingClientRect()
    await expect(count.right).toBeLessThanOrEqual(menu.getBoundingClientRect().right)
    await expect(count.bottom).toBeLessThan(inboxLink.querySelector('svg')!.getBoundingClientRect().bottom)
  },
}

// proves 1§9.5, D47.1
export const Shortcut: Story = {
  globals: desktopViewport,
  args: { children: [<h1 key="title">Courses</h1>, <input key="name" aria-label="Name" />] },
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

/** The search button shows its shortcut, which also works in text fields but not over a dialog. */
// proves X58
export const Searches: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  args: {
    children: (
      <>
        <input aria-label="Name" />
        <div role="dialog" aria-label="Question">
          <button type="button">Yes</button>
        </div>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = within(canvas.getByRole('banner')).getByRole('button', { name: 'Search' })
    await expect(opener).toHaveTextContent(/^Search(Ctrl K|⌘K)$/)
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }))
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
  },
}

const narrow = {
  globals: { viewport: { value: 'tight', isRotated: false } },
  parameters: {
    layoutExemptions: { targetSize: 'With the overlay scrollbars of touch screens the links are 44 px wide.' },
    viewport: { options: { tight: { name: 'Narrow window', styles: { width: '900px', height: '800px' } } } },
  },
}

/** In a narrow window the sidebar is collapsed until the user expands it; the choice is stored. */
// proves 1§4.17
export const FoldedByDefault: Story = {
  ...narrow,
  args: { isExpanded: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand sidebar' }))
    await expect(await canvas.findByRole('button', { name: 'Teacher' })).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(await canvas.findByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false)
  },
}

/** The user's choice also applies in a narrow window. */
// proves 1§4.17
export const ExpandedInANarrowWindow: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Teacher' })).toBeVisible()
  },
}

export const Loading: Story = { args: { user: loading } }
export const Failed: Story = { args: { user: failed('Something went wrong', fn()) } }
export const LongText: Story = { args: { user: ready(users.longText.user) } }
