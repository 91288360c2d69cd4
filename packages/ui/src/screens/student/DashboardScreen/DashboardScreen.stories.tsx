import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const courses = examples.listEnrolledCourses[200]
const classes = examples.listStudentClasses[200]

const meta = {
  component: DashboardScreen,
  title: 'Screens/Student/Dashboard',
  // Tuesday, in the week of the examples’ timetable.
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    lessons: ready(examples.getTimetable[200].typical.lessons),
    timetableHref: '/student/timetable',
    courses: ready(courses.typical.courses),
    classes: ready(classes.typical.classes),
    enrolledCoursesHref: '/student/enrolled-courses',
    allClassesHref: '/student/enrolled-courses?classes=all',
    coursesHref: '/student/courses',
    getOutlinesHref: (id) => `/student/enrolled-courses?outlines=${id}`,
    getClassesHref: (id) => `/student/enrolled-courses?classes=${id}`,
  },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>

const countsOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  within(canvas.getByRole('list', { name: 'In numbers' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

// proves 2§2.studentDashboard.1, 2§2.studentDashboard.2
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(countsOf(canvas)).toEqual([
      `Enrolled Courses${courses.typical.courses.length}`,
      `Classes${classes.typical.classes.length}`,
    ])
    await expect(canvas.getAllByRole('article')).toHaveLength(courses.typical.courses.length)
    await expect(canvas.getByRole('link', { name: 'Classes' })).toHaveAttribute(
      'href',
      '/student/enrolled-courses?classes=all',
    )
  },
}

// proves 2§2.studentDashboard.3, 2§8.29
export const Empty: Story = {
  args: { courses: ready(courses.empty.courses), classes: ready(classes.empty.classes) },
  play: async ({ canvas }) => {
    await expect(countsOf(canvas)).toEqual(['Enrolled Courses0', 'Classes0'])
    await expect(canvas.getByText('No enrolled courses found.')).toBeVisible()
  },
}

/** A class that teaches two courses is listed twice, and is one class. */
// proves 2§2.studentDashboard.1
export const ClassOfTwoCourses: Story = {
  args: {
    classes: ready([
      ...classes.typical.classes,
      ...classes.typical.classes.map((entry) => ({ ...entry, course: { id: 7, name: 'Another course' } })),
    ]),
  },
  play: async ({ canvas }) => {
    const ids = new Set(classes.typical.classes.map((entry) => entry.class.id))
    await expect(countsOf(canvas)).toContain(`Classes${ids.size}`)
  },
}

export const Loading: Story = { args: { courses: loading, classes: loading } }

const retry = fn()

export const Failed: Story = {
  args: { courses: failed('Error fetching courses', retry), classes: failed('Failed to load classes', fn()) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Error fetching courses')).toHaveLength(1)
    await expect(canvas.getAllByText('Failed to load classes')).toHaveLength(1)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!)
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { courses: ready(courses.longText.courses) } }

/** A school without a timetable, or one that can’t be had now: the rest of the page stands without it. */
export const WithoutTimetable: Story = {
  args: { lessons: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /^Next class/ })).toBeNull()
    await expect(canvas.getByRole('list', { name: 'In numbers' })).toBeVisible()
  },
}
