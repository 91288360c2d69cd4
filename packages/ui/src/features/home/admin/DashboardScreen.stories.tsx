import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { asPart } from '#testing/officePart.tsx'
import { DashboardScreen } from './DashboardScreen.tsx'

const { listAllClasses, listCourses, listStudents, listTeachers, listEvents, getTimetable, getSchoolFigures } = examples
const courses = listCourses[200]
const lists = {
  classes: ready(listAllClasses[200].typical.data.length),
  courses: ready(courses.typical.course),
  students: ready(listStudents[200].typical.students.length),
  teachers: ready(listTeachers[200].typical.teachers.length),
  events: ready(listEvents[200].typical.event),
}

const meta = {
  component: DashboardScreen,
  title: 'Screens/Admin/Dashboard',
  // Tuesday, in the week of the examples’ timetable.
  parameters: { now: new Date('2026-03-24T14:55:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    ...lists,
    waiting: ready(examples.listWaiting[200].typical),
    getInboxHref: (kind) => `#inbox-${kind ?? 'all'}`,
    lessons: ready(getTimetable[200].typical.lessons),
    statistics: ready(getSchoolFigures[200].typical),
    getMembersHref: (id) => `/admin/event?members=${id}`,
    getCourseHref: (id) => `/admin/course?open=${id}`,
    hrefs: {
      timetable: '/admin/timetable',
      income: '/admin/income',
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
  tags: ['axe'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const counts = within(canvas.getByRole('list', { name: 'At a glance' })).getAllByRole('listitem')
    await expect(counts.map((item) => item.textContent)).toEqual([
      `Classes${lists.classes.state === 'ready' && lists.classes.data}`,
      `Courses${courses.typical.course.length}`,
      `Students${listStudents[200].typical.students.length}+3 this month`,
      `Teachers${listTeachers[200].typical.teachers.length}+1 this month`,
      `Events${listEvents[200].typical.event.length}+2 this month`,
    ])
    await expect(counts.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(
      Object.values(args.hrefs).slice(2),
    )
    const { length } = courses.typical.course
    await expect(canvas.getByRole('heading', { level: 2, name: `${length} courses` })).toBeVisible()
    const hrefs = canvas.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'))
    await expect(hrefs).toEqual(courses.typical.course.map(({ id }) => args.getCourseHref(id)))
  },
}

/** The charts are below the fold and render when they are near the viewport. */
// proves X50, X51
export const Below: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Today’s lessons/ })).toHaveTextContent(/Qaida, little ones/)
    canvas.getByRole('heading', { name: /courses$/ }).scrollIntoView({ block: 'end' })
    const plots = within(await canvas.findByRole('region', { name: 'Trends' }))
    await expect(plots.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Attendance by week',
      'Registrations by month',
      'Income by month',
    ])
    await expect(plots.getByText(/^\W?\$155\.50\W? this month$/)).toBeVisible()
    await expect(plots.getByText('91% present this week')).toBeVisible()
  },
}

const { months } = getSchoolFigures[200].typical
const nothing = { registrations: 0, courseIncome: 0, eventIncome: 0 }

/** In the first two months the charts would say less than the numbers. */
export const FirstMonths: Story = {
  args: {
    statistics: ready({
      ...getSchoolFigures[200].typical,
      months: months.map((month, index) => (index < months.length - 2 ? { ...month, ...nothing } : month)),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/this month$/)).toHaveLength(3)
    await expect(canvas.queryByRole('region', { name: 'Trends' })).toBeNull()
  },
}

/** A backend with only the fields of the specification. */
// proves X50
export const WithoutExtensions: Story = {
  args: {
    lessons: undefined,
    statistics: undefined,
    waiting: ready({ counts: { application: 2, studentWithoutId: 1 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /^Today’s lessons/ })).toBeNull()
    await expect(canvas.queryByText(/this month/)).toBeNull()
    const pending = within(canvas.getByRole('region', { name: 'Needs your attention' }))
    await expect(pending.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2Teacher applications to review',
      '1Students without an ID',
    ])
  },
}

/** Nothing that leads to teaching, and no lessons. */
export const ForPayments: Story = {
  decorators: [asPart('payments')],
  args: { lessons: undefined },
  play: async ({ canvas }) => {
    const counts = within(canvas.getByRole('list', { name: 'At a glance' }))
    await expect(counts.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('heading', { name: 'Courses' })).toBeNull()
  },
}

export const Empty: Story = {
  args: {
    waiting: ready({ counts: {} }),
    lessons: ready([]),
    statistics: ready(getSchoolFigures[200].empty),
    classes: ready(listAllClasses[200].empty.data.length),
    courses: ready(courses.empty.course),
    students: ready(listStudents[200].empty.students.length),
    teachers: ready(listTeachers[200].empty.teachers.length),
    events: ready(listEvents[200].empty.event),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(5)
    await expect(canvas.getByText('You’re all caught up.')).toBeVisible()
    await expect(canvas.getByText('No lessons today.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to courses' })).toHaveAttribute('href', '/admin/course')
  },
}

export const Loading: Story = {
  args: {
    waiting: loading,
    lessons: loading,
    statistics: loading,
    classes: loading,
    courses: loading,
    students: loading,
    teachers: loading,
    events: loading,
  },
}

const retry = fn()

export const Failed: Story = {
  args: { classes: failed('Failed to load classes', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load classes')
    await expect(canvas.getByText(listStudents[200].typical.students.length, { selector: 'strong' })).toBeVisible()
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
