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

/** A free course isn’t bought, as on its card. */
export const OfAFreeCourse: Story = {
  args: { ...OfACourseToBuy.args, course: { name: course.name, price: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enroll' })).toBeVisible()
  },
}

/** A course whose receipt was rejected: the same words as on its card and in billing. */
export const OfARejectedCourse: Story = {
  args: { ...OfACourseToBuy.args, purchaseState: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send another receipt' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Purchase' })).toBeNull()
  },
}

/** The student’s path: what was taught and when, and what comes next. */
export const WithProgress: Story = {
  parameters: { now: new Date('2026-03-24T09:00:00Z') },
  args: {
    progress: { held: 2, heldDays: ['2026-03-10', '2026-03-17'] },
    upcomingDays: ['2026-03-24', '2026-03-31'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Done on/)).toHaveLength(2)
    await expect(canvas.getByText('Today')).toBeVisible()
    await expect(canvas.getByText(/^Next:/)).toBeVisible()
  },
}

/** A class that meets for the first time next week. */
export const BeforeTheFirstLesson: Story = {
  parameters: { now: new Date('2026-03-24T09:00:00Z') },
  args: { progress: { held: 0, heldDays: [] }, upcomingDays: ['2026-03-31'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Next:/)).toBeVisible()
    await expect(canvas.queryByText(/^Done/)).toBeNull()
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
