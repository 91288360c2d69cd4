import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { EnrolledCoursesScreen } from './ClassesScreen.tsx'

const { typical, empty, longText } = examples.listEnrolledCourses[200]
const first = typical.courses[0]!

const meta = {
  component: EnrolledCoursesScreen,
  title: 'Screens/Student/Enrolled courses',
  args: {
    courses: ready(typical.courses),
    getOutlinesHref: (id) => `/student/enrolled-courses?outlines=${id}`,
    getClassesHref: (id) => `/student/enrolled-courses?classes=${id}`,
    allClassesHref: '/student/enrolled-courses?classes=all',
    attendanceHref: '/student/enrolled-courses?attendance=all',
    coursesHref: '/student/courses',
  },
} satisfies Meta<typeof EnrolledCoursesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.enrolled.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enrolled Courses My courses' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(typical.courses.length)
    await expect(canvas.getByRole('link', { name: `See outlines of ${first.name}` })).toHaveAttribute(
      'href',
      `/student/enrolled-courses?outlines=${first.id}`,
    )
    await expect(canvas.getByRole('link', { name: `Classes of ${first.name}` })).toHaveAttribute(
      'href',
      `/student/enrolled-courses?classes=${first.id}`,
    )
    await expect(canvas.getByRole('link', { name: 'All Classes' })).toHaveAttribute(
      'href',
      '/student/enrolled-courses?classes=all',
    )
  },
}

/** With a timetable and attendance the cards show the student’s day. */
export const OwnDay: Story = {
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    lessons: ready(examples.getTimetable[200].typical.lessons),
    classes: ready(examples.listStudentClasses[200].typical.classes),
    attendance: ready(examples.listOwnAttendance[200].typical),
    getReportHref: ({ class: { id } }) => `/student/enrolled-courses?classes=all&report=${id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Next lesson').length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/\$/)).toBeNull()
    await expect(canvas.getByRole('link', { name: `Classes of ${first.name}` })).toBeVisible()
  },
}

/** What to practise, in the card of its course. */
export const WithPractice: Story = {
  ...OwnDay,
  args: { ...OwnDay.args, practice: { practices: examples.listOwnPractice[200].typical.practices, onMark: fn() } },
  play: async ({ canvas }) => {
    const { text, title } = examples.listOwnPractice[200].typical.practices[0]!
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(text)
    await expect(canvas.getByRole('group', { name: `Days of practice: ${title}` })).toBeVisible()
  },
}

// proves 2§2.enrolled.2, 2§8.29
export const Empty: Story = {
  args: { courses: ready(empty.courses) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No enrolled courses found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/student/courses')
  },
}

export const Loading: Story = { args: { courses: loading } }

const retry = fn()

export const Failed: Story = {
  args: { courses: failed('Error fetching courses', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching courses')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { courses: ready(longText.courses) } }
