import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { FindNoLessonReason } from '#lib/lessons/upcomingLessons.ts'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { AttendanceScreen } from './AttendanceScreen.tsx'

const students = examples.listClassStudents[200].typical.students
const records = examples.listAttendance[200].typical.attendences

const meta = {
  component: AttendanceScreen,
  title: 'Screens/Teacher/Attendance/Day without lesson',
  parameters: { now: new Date('2026-11-20T10:00:00Z') },
  args: {
    schoolClass: examples.listTeacherClasses[200].typical.data[0],
    students: ready(students),
    allotments: ready(examples.listTeacherAllotments[200].typical.teacherAllotment),
    attendance: ready(records),
    marks: [],
    view: 'register',
    day: '2026-11-20',
    classesHref: '/teacher/classes',
    assignHref: '/teacher/add-student',
    getStudentHref: (id) => `/teacher/alloted-students?student=${id}`,
    getReportHref: (id) => `/teacher/student-performance?form=new&student=${id}&class=1`,
    findNoLessonReason: fn<FindNoLessonReason>(async () => ({ state: 'none' })),
    onViewChange: fn(),
    onDayChange: fn(),
    onSaveAttendance: acceptSubmit(),
    onDeleteAttendance: acceptSubmit(),
    onMark: fn(),
    onUndoMarks: fn(),
    onRetryMark: fn(),
    onDiscardMark: fn(),
  },
} satisfies Meta<typeof AttendanceScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const findMarkAllButton = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('button', { name: 'Mark everyone present' })
const question = async () => within(await screen.findByRole('alertdialog'))
const response = async (name: string) => (await question()).findByRole('button', { name })
const waitForClose = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Asked once per day: after confirming, all other students are marked without asking again. */
// proves X41
export const GoesOn: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await findMarkAllButton({ canvas }))
    await expect(args.onMark).not.toHaveBeenCalled()
    await userEvent.click(await response('Mark anyway'))
    await waitForClose()
    const all = students.map(({ id }) => id)
    await expect(args.onMark).toHaveBeenCalledWith(all, '2026-11-20', 'present')
    await userEvent.click(canvas.getByRole('button', { name: /^Absent: Omar Haddad/ }))
    await waitFor(() => expect(args.onMark).toHaveBeenLastCalledWith([4], '2026-11-20', 'absent'))
    await expect(args.findNoLessonReason).toHaveBeenCalledTimes(1)
  },
}

/** Cancelling marks nothing, and the next mark asks again. */
export const GoesBack: Story = {
  args: { findNoLessonReason: fn<FindNoLessonReason>(async () => ({ state: 'cancelled' })) },
  play: async ({ canvas, userEvent, args }) => {
    for (const time of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: /^Present: Omar Haddad/ }))
      const back = await response('Back')
      await waitFor(() => expect(back).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitForClose()
      await expect(args.findNoLessonReason).toHaveBeenCalledTimes(time)
    }
    await expect(args.onMark).not.toHaveBeenCalled()
  },
}

const moved = { state: 'moved' as const, to: '2026-11-23' }

export const Moved: Story = {
  tags: ['axe'],
  args: { findNoLessonReason: fn<FindNoLessonReason>(async () => moved) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findMarkAllButton({ canvas }))
    await expect(await (await question()).findByText(/Monday 23 November/)).toBeVisible()
  },
}

/** Marks made before the timetable has loaded wait for one answer and keep their order. */
export const PressedMeanwhile: Story = {
  args: {
    findNoLessonReason: fn<FindNoLessonReason>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { state: 'none' }
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Present: Omar Haddad/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Absent: Omar Haddad/ }))
    await userEvent.click(await response('Mark anyway'))
    await waitForClose()
    await expect(args.findNoLessonReason).toHaveBeenCalledTimes(1)
    const pressed = ['present', 'absent'].map((status) => [[4], '2026-11-20', status])
    await waitFor(() => expect(args.onMark.mock.calls).toEqual(pressed))
  },
}

/** A day that already has marks needs no confirmation. */
export const MarkedBefore: Story = {
  args: { day: '2026-11-18' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Absent: Zaynab Malik/ }))
    await waitFor(() => expect(args.onMark).toHaveBeenCalled())
    await expect(args.findNoLessonReason).not.toHaveBeenCalled()
  },
}

/** No question when there is a lesson or the timetable is unknown. */
export const Unknown: Story = {
  args: { findNoLessonReason: fn<FindNoLessonReason>(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await findMarkAllButton({ canvas }))
    await waitFor(() => expect(args.onMark).toHaveBeenCalled())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** The single form asks on submit and keeps its values. */
// proves X41
export const OneByOne: Story = {
  args: { view: 'single' },
  play: async ({ canvas, userEvent, args }) => {
    const student = await canvas.findByRole('combobox', { name: /^Select Student/ })
    await userEvent.type(student, 'omar')
    await userEvent.click(await screen.findByRole('option', { name: /Omar Haddad/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await userEvent.click(await response('Back'))
    await waitForClose()
    await expect(args.onSaveAttendance).not.toHaveBeenCalled()
    await expect(student).toHaveDisplayValue(/Omar Haddad/)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await userEvent.click(await response('Mark anyway'))
    await waitFor(() => expect(args.onSaveAttendance).toHaveBeenCalledTimes(1))
  },
}
