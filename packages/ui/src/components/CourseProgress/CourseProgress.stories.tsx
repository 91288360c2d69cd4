import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CourseProgress } from './CourseProgress.tsx'

const { typical, longText } = examples.listOwnAttendance[200]

const meta = {
  component: CourseProgress,
  title: 'Components/School/CourseProgress',
  tags: ['autodocs'],
  args: { label: 'My progress', courses: typical.courses, getHref: (id) => `#attendance-${id}` },
} satisfies Meta<typeof CourseProgress>
export default meta

type Story = StoryObj<typeof meta>

// proves X46
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.map(({ innerText }) => innerText.split(/\n+/).slice(2))).toEqual([
      ['8 of 10 lessons attended', 'Lesson 6 of 6'],
      ['3 of 3 lessons attended', 'Lesson 4 of 6'],
      ['No attendance yet', 'Not started yet'],
      ['2 of 5 lessons attended', 'Lesson 5 of 24'],
      ['9 of 10 lessons attended'],
      ['No attendance yet'],
    ])
    await expect(rows[0]).toHaveTextContent(/^80%/)
    await expect(within(rows[0]!).getByRole('link', { name: 'Attendance in Tajweed for beginners' })).toHaveAttribute(
      'href',
      '#attendance-1',
    )
  },
}

const [lesson] = examples.getTimetable[200].typical.lessons

/** A lesson of today is on the path before it has attendance. */
export const LessonToday: Story = {
  parameters: { now: new Date('2026-11-23T06:00:00Z') },
  args: {
    courses: typical.courses.filter(({ id }) => id === 2),
    lessons: [{ ...lesson!, state: 'planned', heldOn: '2026-11-23', courses: [{ id: 2, name: 'ناظرہ قرآن' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').querySelectorAll('[data-outline-state=today]')).toHaveLength(1)
  },
}

export const LongText: Story = { args: { courses: longText.courses } }

/** Edge cases: a nearly full ring, a single lesson, and none of several. */
export const Shares: Story = {
  args: {
    courses: typical.courses.slice(0, 3).map((course, index) => ({
      ...course,
      ...[
        { present: 199, absent: 1 },
        { present: 1, absent: 0 },
        { present: 0, absent: 4 },
      ][index],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 1 lesson attended')).toBeVisible()
    await expect(canvas.getByText('0%')).toBeVisible()
  },
}
