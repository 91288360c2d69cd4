import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import type { ClassMark } from './StudentCards.tsx'
import { StudentScreen } from './StudentScreen.tsx'

const allotments = examples.listTeacherAllotments[200]
const contacts = examples.getGuardianContact[200]
const marks: ClassMark[] = examples.listAttendance[200].typical.attendences
  .filter(({ student }) => student.id === 1)
  .map((mark) => ({ ...mark, classId: 1, title: 'Tajweed, Monday group' }))
  .toSorted((one, other) => other.date.localeCompare(one.date))

const meta = {
  component: StudentScreen,
  title: 'Screens/Teacher/Student',
  // Monday, an hour before the lesson of the student’s class.
  parameters: { now: new Date('2026-03-23T15:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    id: 1,
    allotments: ready(allotments.typical.teacherAllotment),
    assignments: ready(examples.listClassAssignments[200].typical.students),
    marks: ready(marks),
    reports: ready(examples.listTeacherReports[200].typical.data),
    lessons: ready(examples.getTimetable[200].typical.lessons),
    contact: undefined,
    studentsHref: '/teacher/alloted-students',
    timetableHref: '/teacher/timetable',
    newReportHref: '/teacher/student-performance?form=new&student=1',
    getReportHref: (id) => `/teacher/student-performance?report=${id}`,
    getRegisterHref: (id, day) => `/teacher/classes?class=${id}&view=register&day=${day}`,
  },
} satisfies Meta<typeof StudentScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Zaynab Malik/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write report' })).toHaveAttribute(
      'href',
      '/teacher/student-performance?form=new&student=1',
    )
    const next = within(canvas.getByRole('region', { name: 'Next lesson' }))
    await expect(next.getByText('Tajweed, Monday group')).toBeVisible()
    const attendance = within(canvas.getByRole('region', { name: 'Attendance' }))
    await expect(attendance.getByText('present in 2 of 2 lessons')).toBeVisible()
    await expect(attendance.getByRole('link', { name: /18 Nov/ })).toHaveAttribute(
      'href',
      '/teacher/classes?class=1&view=register&day=2026-11-18',
    )
    const [report] = examples.listTeacherReports[200].typical.data
    const reports = within(canvas.getByRole('region', { name: 'Performance reports' }))
    await expect(reports.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/teacher/student-performance?report=${report!.id}`,
    )
    await expect(within(canvas.getByRole('region', { name: 'Class Timings' })).getByText(/16:00/)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /^Contact / })).toBeNull()
  },
}

/** The school lets teachers contact guardians. */
// proves D275.1
export const WithGuardian: Story = {
  args: { contact: ready(contacts.typical) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Imran Malik')).toBeVisible()
    const contact = within(canvas.getByRole('group', { name: 'Contact Imran Malik' }))
    await expect(contact.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('447700900100'),
    )
  },
}

/** In a class, but not allotted: only the code is known. */
export const NotAllotted: Story = {
  args: { allotments: ready([]), marks: ready([]), reports: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'STD-001' })).toBeVisible()
    await expect(canvas.getByText('No timings')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { marks: ready([]), reports: ready([]), lessons: ready([]), contact: ready(contacts.withoutGuardian) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attendance recorded yet.')).toBeVisible()
    await expect(canvas.getByText('No report yet')).toBeVisible()
    await expect(canvas.getByText('Nothing in the next seven days.')).toBeVisible()
  },
}

/** A backend without a timetable. */
export const WithoutTimetable: Story = {
  args: { lessons: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Next lesson' })).toBeNull()
  },
}

export const NotFound: Story = {
  args: { id: 4711 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Student not found')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Write report' })).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    allotments: ready(allotments.longText.teacherAllotment),
    reports: ready(examples.listTeacherReports[200].longText.data),
    lessons: ready(examples.getTimetable[200].longText.lessons),
    contact: ready(contacts.longText),
  },
}

export const Loading: Story = {
  args: { allotments: loading, assignments: loading, marks: loading, reports: loading, lessons: loading },
}

const retry = fn()

/** A failed part doesn’t affect the others. */
export const Failed: Story = {
  args: { marks: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Performance reports' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { contact: ready(contacts.typical) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
