import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { getDaysOfWeek } from '#lib/time/getDaysOfWeek.ts'
import { ready } from '#remote.ts'
import { TimetableScreen } from './TimetableScreen.tsx'

const weeks = examples.getTimetable[200]

const meta = {
  component: TimetableScreen,
  title: 'Screens/Shared/Timetable/Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  // Tuesday.
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    timetable: ready(weeks.typical),
    days: getDaysOfWeek('2026-03-24', 1),
    clocks: 'school',
    onClocks: fn(),
    onWeekChange: fn(),
    onPrint: fn(),
    role: 'student',
  },
} satisfies Meta<typeof TimetableScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X27
/** A phone begins with today; the days before it are one press away. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Tuesday 24 Mar Today')
    await expect(canvas.queryByRole('button', { name: /Tajweed, Monday group/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier days' }))
    await expect(canvas.getByRole('button', { name: /Tajweed, Monday group/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide earlier days' }))
    await expect(canvas.queryByRole('button', { name: /Tajweed, Monday group/ })).toBeNull()
  },
}

/** On a phone the original day of a moved lesson shows its new day and time. */
export const Moved: Story = {
  args: { timetable: ready(weeks.cancelled) },
  play: async ({ canvas }) => {
    const thursday = canvas.getByRole('heading', { level: 2, name: /^Thursday/ }).closest('li')!
    await expect(thursday).toHaveTextContent(/: moved to \w+ \d+ March, 18:00/)
    await expect(within(thursday).queryByText('No lessons')).toBeNull()
  },
}

/** A left-to-right title in a right-to-left page keeps its beginning, and a time range stays on one line. */
export const LatinTitlesInUrdu: Story = {
  globals: { language: 'ur' },
  args: { timetable: ready(weeks.longText) },
  play: async ({ canvas }) => {
    for (const lesson of canvas.getAllByRole('button', { name: /\d/ })) {
      const title = lesson.querySelector('span[dir]')
      if (!title) continue
      const letters = document.createRange()
      letters.selectNodeContents(title)
      const [inked, box] = [letters.getBoundingClientRect(), lesson.getBoundingClientRect()]
      await expect(inked.left).toBeGreaterThanOrEqual(box.left - 1)
      await expect(inked.right).toBeLessThanOrEqual(box.right + 1)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
