import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LessonsMissingAttendance } from './LessonsMissingAttendance.tsx'

const owed = examples.listOwedLessons[200]
const lessons = owed.typical.lessons

const meta = {
  component: LessonsMissingAttendance,
  title: 'Screens/Teacher/Classes/Attendance to take',
  args: { lessons, getRegisterHref: (id, day) => `/teacher/classes?class=${id}&view=register&day=${day}` },
} satisfies Meta<typeof LessonsMissingAttendance>
export default meta

type Story = StoryObj<typeof meta>

/** Shows the newest three, then all. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(first).toHaveTextContent(/Catch-up hour.*25 Mar 2026.*11:00 – 12:00.*1 of 3 marked/)
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/teacher/classes?class=12&view=register&day=2026-03-25',
    )
    await userEvent.click(canvas.getByRole('button', { name: `Show all ${lessons.length} lessons` }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(lessons.length)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  args: { lessons: owed.empty.lessons },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = { args: { lessons: owed.longText.lessons } }

export const Phone: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
