import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { NextLesson } from './NextLesson.tsx'

const weeks = examples.getTimetable[200]
/** Tuesday evening: the class at 20:30 is the next one. */
const at = (time: string) => ({ now: new Date(`2026-03-${time}Z`), school: { timeZone: 'UTC', viewerZone: 'UTC' } })

const meta = {
  component: NextLesson,
  title: 'Components/School/NextLesson',
  tags: ['autodocs'],
  parameters: at('24T18:00:00'),
  args: { lessons: ready(weeks.typical.lessons), timetableHref: '#timetable' },
} satisfies Meta<typeof NextLesson>
export default meta

type Story = StoryObj<typeof meta>

export const LaterToday: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tajweed, evening')).toBeVisible()
    await expect(canvas.getByText('today').parentElement).toHaveTextContent('today, 20:30 – 21:30')
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

export const Tomorrow: Story = {
  parameters: at('24T22:00:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tomorrow/)).toBeVisible()
  },
}

export const InDays: Story = { parameters: at('29T23:00:00'), args: { lessons: ready(weeks.typical.lessons) } }

// proves X45
export const WithinTheHour: Story = {
  parameters: at('24T20:05:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 25 minutes')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull()
  },
}

export const AboutToStart: Story = {
  parameters: at('24T20:20:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 10 minutes')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Join Tajweed, evening (opens in a new tab)' })).toBeVisible()
  },
}

export const OnNow: Story = {
  parameters: at('24T21:29:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Join/ })).toBeVisible()
  },
}

/** A cancelled lesson is skipped and mentioned as cancelled. */
// proves X45
export const CancelledSkipped: Story = {
  args: { lessons: ready(weeks.cancelled.lessons) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Cancelled: /)).toHaveTextContent('Tajweed, evening')
    await expect(canvas.queryByText(/today/)).toBeNull()
  },
}

const [, anyLesson] = weeks.cancelled.lessons
export const Moved: Story = {
  args: {
    lessons: ready([
      ...weeks.cancelled.lessons.filter(({ state }) => state === 'moved'),
      ...(anyLesson ? [{ ...anyLesson, state: 'cancelled' as const }] : []),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Moved from /)).toBeVisible()
  },
}

export const Elsewhere: Story = {
  args: { lessons: ready(weeks.otherClocks.lessons) },
  parameters: { ...at('24T10:00:00'), school: { timeZone: 'Asia/Karachi', viewerZone: 'America/New_York' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('today').parentElement).toHaveTextContent(/^today, \d{2}:\d{2} – \d{2}:\d{2}$/)
    await expect(canvas.getByText('Karachi').closest('small')).toBeVisible()
    await expect(canvas.queryByText(/your time/)).toBeNull()
  },
}

export const None: Story = {
  args: { lessons: ready(weeks.empty.lessons) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in the next seven days.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the week' })).toHaveAttribute('href', '#timetable')
  },
}

export const Loading: Story = { args: { lessons: loading } }

/** Renders nothing, as the page itself reports the failure. */
export const Failed: Story = {
  args: { lessons: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Something went wrong')).toBeNull()
  },
}

export const LongText: Story = { args: { lessons: ready(weeks.longText.lessons) } }
export const ArabicDark: Story = {
  parameters: { ...at('24T10:00:00'), school: { timeZone: 'Asia/Karachi', viewerZone: 'America/New_York' } },
  args: { lessons: ready(weeks.otherClocks.lessons) },
  globals: { language: 'ar', scheme: 'dark' },
  play: async ({ canvas }) => {
    // Without isolation, right-to-left text would split the time range.
    for (const hours of canvas.getAllByText(/\d.* – .*\d/)) await expect(hours.tagName).toBe('BDI')
  },
}
