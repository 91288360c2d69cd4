import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { CourseOutlinesScreen } from './CourseOutlinesScreen.tsx'

const { typical, empty, longText } = examples.listOutlines[200]
const { course } = examples.listTeacherCourses[200].typical.course[0]!

const meta = {
  component: CourseOutlinesScreen,
  title: 'Screens/Teacher/Course outlines',
  args: { course, outlines: ready(typical.outlines), coursesHref: '/teacher/course' },
} satisfies Meta<typeof CourseOutlinesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.teacherCourses.4, 2§2.teacherCourses.5
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(course.name)).toBeVisible()
    for (const { title, description } of typical.outlines) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
      if (description) await expect(canvas.getByText(description)).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/teacher/course')
  },
}

// proves 2§2.teacherCourses.4, 2§2.teacherCourses.5, 2§8.29
export const Empty: Story = {
  args: { outlines: ready(empty.outlines) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No outlines available')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
}

export const Loading: Story = { args: { course: undefined, outlines: loading } }

const retry = fn()

export const Failed: Story = {
  args: { outlines: failed('This no longer exists.', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { outlines: ready(longText.outlines) } }
