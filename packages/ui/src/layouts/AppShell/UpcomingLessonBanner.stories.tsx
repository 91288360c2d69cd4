import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'
import { AppShell } from './AppShell.tsx'
import { UpcomingLessonBanner } from './UpcomingLessonBanner.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const lesson = examples.getTimetable[200].typical.lessons.find(({ title }) => title === 'Tajweed, evening')
const phone = { viewport: { value: 'phone', isRotated: false } }
const at = (time: string) => ({ now: new Date(`2026-03-24T${time}Z`), school: { timeZone: 'UTC', viewerZone: 'UTC' } })

const meta = {
  component: UpcomingLessonBanner,
  title: 'Layouts/AppShell/Upcoming lesson',
  parameters: { layout: 'fullscreen', ...at('20:22:00') },
  args: { lesson, currentPath: '#courses', onDismiss: fn() },
  render: (args) => (
    <AppShell
      {...createShellStoryArgs()}
      navigation={getNavigation('student', getHref)}
      user={ready(examples.getCurrentUser[200].student.user)}
      banner={<UpcomingLessonBanner {...args} />}
    >
      <h1>Courses</h1>
    </AppShell>
  ),
} satisfies Meta<typeof UpcomingLessonBanner>
export default meta

type Story = StoryObj<typeof meta>

// proves X47
export const Near: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('complementary', { name: 'Upcoming lesson' })
    await expect(bar).toHaveTextContent('Tajweed, eveningin 8 minutesJoin')
    await expect(canvas.getByRole('link', { name: 'Join Tajweed, evening (opens in a new tab)' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await expect(args.onDismiss).toHaveBeenCalledWith(lesson)
  },
}

export const OnNow: Story = {
  parameters: at('21:00:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible()
  },
}

export const None: Story = {
  args: { lesson: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary', { name: 'Upcoming lesson' })).toBeNull()
  },
}

/** The banner floats over a scrolled page without shifting it, and takes its own space once the page is at the top. */
// proves X47
export const ComesOverThePage: Story = {
  globals: phone,
  render: function Coming(args) {
    const [isNear, setIsNear] = useState(false)
    return (
      <AppShell
        {...createShellStoryArgs()}
        navigation={getNavigation('student', getHref)}
        user={ready(examples.getCurrentUser[200].student.user)}
        banner={<UpcomingLessonBanner {...args} lesson={isNear ? args.lesson : undefined} />}
      >
        <h1>Courses</h1>
        <button type="button" style={{ marginBlock: '20rem 100rem', minBlockSize: 44 }} onClick={() => setIsNear(true)}>
          Time passes
        </button>
      </AppShell>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Time passes' })
    window.scrollTo(0, 200)
    const before = button.getBoundingClientRect().top
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(button)
    const bar = canvas.getByRole('complementary', { name: 'Upcoming lesson' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^You can now join Tajweed, evening/))
    await expect(button.getBoundingClientRect().top).toBe(before)
    window.scrollTo(0, 0)
    const title = canvas.getByRole('heading', { name: 'Courses' })
    await waitFor(() =>
      expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom),
    )
  },
}

/** On a newly opened page the banner takes its space at once. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: 'Upcoming lesson' })
    const title = canvas.getByRole('heading', { name: 'Courses' })
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
  },
}

export const LongText: Story = {
  args: { lesson: lesson && { ...lesson, title: examples.getTimetable[200].longText.lessons[0]!.title } },
}
