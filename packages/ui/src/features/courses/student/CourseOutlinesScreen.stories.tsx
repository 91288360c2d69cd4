import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { CourseOutlinesScreen } from './CourseOutlinesScreen.tsx'

const { typical, empty, longText } = examples.listOutlines[200]
const course = examples.listEnrolledCourses[200].typical.courses[0]!

const meta = {
  component: CourseOutlinesScreen,
  title: 'Screens/Student/Course outlines',
  args: {
    course,
    outlines: ready(typical.outlines),
    coursesHref: '/student/enrolled-courses',
    classesHref: '/student/enrolled-courses?classes=1',
  },
} satisfies Meta<typeof CourseOutlinesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentCourses.9
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Outlines/ })).toBeVisible()
    await expect(canvas.getByText(course.name)).toBeVisible()
    for (const { title, description } of typical.outlines) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
      if (description) await expect(canvas.getByText(description)).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: 'Enrolled Courses' })).toHaveAttribute(
      'href',
      '/student/enrolled-courses',
    )
  },
}

export const OfACourseToBuy: Story = {
  args: {
    coursesHref: '/student/courses',
    classesHref: undefined,
    purchaseHref: '/student/courses?purchase=1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/student/courses')
    await expect(canvas.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/student/courses?purchase=1')
    await expect(canvas.queryByRole('link', { name: 'Classes' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { outlines: ready(empty.outlines) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No outlines available')).toBeVisible()
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
