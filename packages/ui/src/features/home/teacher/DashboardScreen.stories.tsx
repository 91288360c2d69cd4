import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const classes = examples.listTeacherClasses[200]
const courses = examples.listTeacherCourses[200]
const allotments = examples.listTeacherAllotments[200]
const reports = examples.listTeacherReports[200]

const meta = {
  component: DashboardScreen,
  title: 'Screens/Teacher/Dashboard',
  // Tuesday, in the week of the examples’ timetable.
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    lessons: ready(examples.getTimetable[200].typical.lessons),
    lessonsMissingAttendance: examples.listOwedLessons[200].typical.lessons,
    getRegisterHref: (id, day) => `/teacher/classes?class=${id}&view=register&day=${day}`,
    classes: ready(classes.typical.data),
    courses: ready(courses.typical.course),
    allotments: ready(allotments.typical.teacherAllotment),
    getReportHref: (student, course) => `#report-${student}-${course}`,
    getStudentHref: (student) => `/teacher/alloted-students?student=${student}`,
    reports: ready(reports.typical.data),
    trials: [],
    onNoteTrialOutcome: acceptSubmit(),
    hrefs: {
      timetable: '/teacher/timetable',
      classes: '/teacher/classes',
      courses: '/teacher/course',
      students: '/teacher/alloted-students',
      reports: '/teacher/student-performance',
    },
  },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const counts = ({ canvas }: Pick<Play, 'canvas'>) =>
  within(canvas.getByRole('list', { name: 'At a glance' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

// proves 2§2.teacherDashboard.1
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    await expect(counts(context)).toEqual([
      `Classes${classes.typical.data.length}`,
      `Enrolled Courses${courses.typical.course.length}`,
      `Allotted Students${allotments.typical.teacherAllotment.length}`,
      `Reports${reports.typical.data.length}`,
    ])
    const link = (name: string) => context.canvas.getByRole('link', { name: new RegExp(`^${name} \\d+$`) })
    await expect(link('Classes')).toHaveAttribute('href', '/teacher/classes')
    await expect(link('Enrolled Courses')).toHaveAttribute('href', '/teacher/course')
    await expect(link('Allotted Students')).toHaveAttribute('href', '/teacher/alloted-students')
    await expect(link('Reports')).toHaveAttribute('href', '/teacher/student-performance')
  },
}

/**
 * Today’s lessons are listed above; missing attendance covers earlier days only, even if the newest lesson is today’s.
 */
// proves X49
export const Owed: Story = {
  play: async ({ canvas }) => {
    const card = (name: string) => canvas.getByRole('heading', { name }).closest('section')!
    const lessons = within(canvas.getByRole('region', { name: /^Today’s lessons/ })).getAllByRole('listitem')
    await expect(lessons).toHaveLength(2)
    await canvas.findByRole('heading', { name: 'Attendance to take' })
    const owed = within(card('Attendance to take'))
    await expect(owed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/teacher/classes?class=1&view=register&day=2026-03-23',
      '/teacher/classes?class=3&view=register&day=2026-03-23',
      '/teacher/classes?class=1&view=register&day=2026-03-16',
    ])
  },
}

/** Students without a recent report; leaves out recent reports and new students. */
// proves X49
export const ReportsOwed: Story = {
  args: { lessons: ready([]), lessonsMissingAttendance: [] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Reports due' })
    const card = within(title.closest('section')!)
    await expect(card.getByText('2 students have had no report in the last 30 days.')).toBeVisible()
    await expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'STD-004 · Omar HaddadTajweed for beginnersLast report: 5 Oct 2026Write report',
      'STD-006 · Maryam KhanTajweed for beginnersNo report yetWrite report',
    ])
    await expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/teacher/alloted-students?student=4',
      '#report-4-1',
      '/teacher/alloted-students?student=6',
      '#report-6-1',
    ])
  },
}

/** The lessons after today, in order. */
export const NextDays: Story = {
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next lessons' }))
    const days = next.getAllByRole('listitem').map((item) => item.textContent)
    await expect(days).toHaveLength(5)
    await expect(days[0]).toMatch(/Wed 25 Mar.*07:00 – 07:45/)
    await expect(next.getByRole('link', { name: 'See the week' })).toHaveAttribute('href', '/teacher/timetable')
  },
}

/** A student of two courses is counted once. */
export const OneStudentTwoCourses: Story = {
  args: {
    allotments: ready(
      allotments.typical.teacherAllotment.slice(0, 2).map((one) => ({
        ...one,
        student: allotments.typical.teacherAllotment[0]!.student,
      })),
    ),
  },
  play: async (context) => {
    await expect(counts(context)).toContain('Allotted Students1')
  },
}

// proves D11.1
export const Empty: Story = {
  args: {
    classes: ready(classes.empty.data),
    courses: ready(courses.empty.course),
    allotments: ready(allotments.empty.teacherAllotment),
    reports: ready(reports.empty.data),
  },
  play: async (context) => {
    await expect(counts(context)).toEqual(['Classes0', 'Enrolled Courses0', 'Allotted Students0', 'Reports0'])
  },
}

export const Loading: Story = { args: { classes: loading, courses: loading, allotments: loading, reports: loading } }

const retry = fn()

/** A failed count doesn’t affect the others. */
export const Failed: Story = {
  args: { classes: failed('Failed to load classes', retry) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load classes')
    await expect(counts(context)).toContain(`Enrolled Courses${courses.typical.course.length}`)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** The longest text on a card is the reason why a count is missing. */
export const LongText: Story = {
  args: {
    classes: failed(classes.longText.data[0]!.title, fn()),
    courses: failed(courses.longText.course[0]!.course.name, fn()),
  },
}

/** A backend without a timetable: the rest of the page is shown. */
export const WithoutTimetable: Story = {
  args: { lessons: undefined, lessonsMissingAttendance: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /^Today’s lessons/ })).toBeNull()
    await expect(canvas.getByRole('list', { name: 'At a glance' })).toBeVisible()
  },
}

export const WithTrialLessons: Story = {
  args: { trials: examples.listTrials[200].ofTeacher.trials },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trial lessons' })).toBeVisible()
  },
}
