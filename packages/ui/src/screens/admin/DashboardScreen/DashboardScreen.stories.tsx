import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const { listAllClasses, listCourses, listStudents, listTeachers, listEvents } = examples
const courses = listCourses[200]
const lists = {
  classes: ready(listAllClasses[200].typical.data),
  courses: ready(courses.typical.course),
  students: ready(listStudents[200].typical.students),
  teachers: ready(listTeachers[200].typical.teachers),
  events: ready(listEvents[200].typical.event),
}

const meta = {
  component: DashboardScreen,
  title: 'Screens/Admin/Dashboard',
  args: {
    ...lists,
    hrefs: {
      classes: '/admin/classes',
      courses: '/admin/course',
      students: '/admin/students',
      teachers: '/admin/teacher',
      events: '/admin/event',
    },
  },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.adminDashboard.1
export const Typical: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const counts = within(canvas.getByRole('list', { name: 'The school in numbers' })).getAllByRole('listitem')
    await expect(counts.map((item) => item.textContent)).toEqual([
      `Classes${lists.classes.state === 'ready' && lists.classes.data.length}`,
      `Courses${courses.typical.course.length}`,
      `Students${listStudents[200].typical.students.length}`,
      `Teachers${listTeachers[200].typical.teachers.length}`,
      `Events${listEvents[200].typical.event.length}`,
    ])
    await expect(counts.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(
      Object.values(args.hrefs),
    )
    await expect(canvas.getAllByRole('article')).toHaveLength(courses.typical.course.length)
    await expect(canvas.getByRole('link', { name: `Manage ${courses.typical.course[0]?.name}` })).toHaveAttribute(
      'href',
      '/admin/course',
    )
  },
}

export const Empty: Story = {
  args: {
    classes: ready(listAllClasses[200].empty.data),
    courses: ready(courses.empty.course),
    students: ready(listStudents[200].empty.students),
    teachers: ready(listTeachers[200].empty.teachers),
    events: ready(listEvents[200].empty.event),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(5)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to the courses' })).toHaveAttribute('href', '/admin/course')
  },
}

export const Loading: Story = {
  args: { classes: loading, courses: loading, students: loading, teachers: loading, events: loading },
}

const retry = fn()

export const Failed: Story = {
  args: { classes: failed('Failed to load classes', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load classes')
    await expect(canvas.getByText(String(listStudents[200].typical.students.length))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const CoursesFailed: Story = {
  args: { courses: failed('Error fetching courses', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Error fetching courses')).toHaveLength(1)
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const LongText: Story = { args: { courses: ready(courses.longText.course) } }
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Urdu: Story = { globals: { language: 'ur' } }
