import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getLessonKey } from '#lib/lessons/upcomingLessons.ts'
import { LessonsStartingSoon } from './TimetableNotices.tsx'

const { typical, otherClocks } = examples.getTimetable[200]

const meta = {
  component: LessonsStartingSoon,
  title: 'Screens/Shared/Timetable/Near lessons',
  parameters: { now: new Date('2026-03-24T20:25:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: { lessons: typical.lessons, clocks: 'school', lessonKeyInBanner: undefined },
} satisfies Meta<typeof LessonsStartingSoon>
export default meta

type Story = StoryObj<typeof meta>

// proves X27
export const AboutToStart: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByText(/^Starts at/)).getByText('20:30')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Join Tajweed, evening (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://meet.maktab.test/tajweed-evening',
    )
  },
}

export const OnNow: Story = {
  parameters: { now: new Date('2026-03-24T21:00:00Z') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByText(/^Happening now until/)).getByText('21:30')).toBeVisible()
  },
}

/** With the week in the viewer’s time zone, this is too; the school’s time is 16:00. */
export const InOnesOwnTime: Story = {
  args: { lessons: otherClocks.lessons, clocks: 'own' },
  parameters: { now: new Date('2026-03-23T10:55:00Z') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByText(/^Starts at/)).getByText('05:00')).toBeVisible()
  },
}

export const OnNowInOnesOwnTime: Story = {
  ...InOnesOwnTime,
  parameters: { now: new Date('2026-03-23T11:30:00Z') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByText(/^Happening now until/)).getByText('06:00')).toBeVisible()
  },
}

/** A lesson shown in the bar above the page isn’t repeated. */
export const ShownAbove: Story = {
  args: { lessonKeyInBanner: getLessonKey(typical.lessons.find(({ from }) => from === '20:30')!) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Starts at/)).toBeNull()
  },
}
