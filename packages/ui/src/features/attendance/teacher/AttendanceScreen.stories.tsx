import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { AttendanceScreen } from './AttendanceScreen.tsx'

const attendance = examples.listAttendance[200]
const students = examples.listClassStudents[200]
const records = attendance.typical.attendences
const record = records.find(({ date, student }) => date === '2026-11-18' && student.id === 6)!

const meta = {
  component: AttendanceScreen,
  title: 'Screens/Teacher/Attendance',
  // In Karachi, the school’s time zone, it is already the next day.
  parameters: { now: new Date('2026-11-20T20:00:00Z') },
  args: {
    schoolClass: examples.listTeacherClasses[200].typical.data[0],
    students: ready(students.typical.students),
    allotments: ready(examples.listTeacherAllotments[200].typical.teacherAllotment),
    attendance: ready(records),
    marks: [],
    view: 'single',
    classesHref: '/teacher/classes',
    assignHref: '/teacher/add-student',
    getStudentHref: (id) => `/teacher/alloted-students?student=${id}`,
    getReportHref: (id) => `/teacher/student-performance?form=new&student=${id}&class=1`,
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

async function chooseStudent({ canvas, userEvent }: Play, search: string, name: RegExp): Promise<void> {
  await userEvent.type(canvas.getByRole('combobox', { name: /^Select Student/ }), search)
  await userEvent.click(await screen.findByRole('option', { name }))
}

async function chooseDay({ canvas, userEvent }: Play, day: string): Promise<void> {
  const segment = within(canvas.getByRole('group', { name: /^Date/ })).getByRole('spinbutton', { name: /day/i })
  await userEvent.click(segment)
  await userEvent.keyboard(day)
}

const submit = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }))

// proves 2§2.attendance.6
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Attendance/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All classes' })).toHaveAttribute('href', '/teacher/classes')
    const [row] = canvas.getAllByRole('row').slice(1)
    await expect(row).toHaveTextContent('Zaynab MalikSTD-001')
    await expect(row).toHaveTextContent('18 Nov 2026')
    await expect(row).toHaveTextContent('Present')
  },
}

// proves 2§2.attendance.7, 2§8.29
export const Empty: Story = {
  args: { attendance: ready(attendance.empty.attendences) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No class attendance found.')).toBeVisible()
  },
}

export const Loading: Story = { args: { attendance: loading, students: loading, allotments: loading } }

const retry = fn()

export const Failed: Story = {
  args: { attendance: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    students: ready(students.longText.students),
    attendance: ready(attendance.longText.attendences),
    allotments: ready(examples.listTeacherAllotments[200].longText.teacherAllotment),
    schoolClass: examples.listTeacherClasses[200].longText.data[0],
  },
}

/** Offers only students of the class, by code and name; today is the school’s date. */
// proves 2§2.attendance.1, 2§2.attendance.2, 2§2.attendance.3, 2§2.attendance.4, 2§4.9, 2§4.10, 2§4.15, 2§9.5
// proves D31.1
export const Marking: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('combobox', { name: /^Select Student/ }))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(students.typical.students.length))
    for (const option of screen.getAllByRole('option')) await expect(option.textContent).toMatch(/\S/)
    await chooseStudent(context, 'omar', /STD-004 · Omar Haddad/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Absent' }))
    await submit(context)
    await waitFor(() =>
      expect(args.onSaveAttendance).toHaveBeenCalledWith({
        recordId: 0,
        studentId: 4,
        date: '2026-11-21',
        status: 'absent',
      }),
    )
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveValue(''))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveFocus())
  },
}

// proves D12.2
export const NamesUnknown: Story = {
  args: { allotments: failed('Error fetching students', fn()) },
  play: async (context) => {
    await chooseStudent(context, '004', /^STD-004$/)
    await expect(context.canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveValue('STD-004')
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    await submit(context)
    await expect(await context.canvas.findByText('Select Student is required')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveFocus())
    await expect(context.args.onSaveAttendance).not.toHaveBeenCalled()
  },
}

/** Choosing a day with a record opens the record; choosing another day closes it (decision 26). */
// proves D26.1
export const DayWithARecord: Story = {
  play: async (context) => {
    const { canvas, args } = context
    await chooseStudent(context, 'maryam', /Maryam Khan/)
    await chooseDay(context, '18')
    await expect(await canvas.findByText(/already has attendance for this day/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Absent' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Cancel Edit' })).toBeVisible()
    await chooseDay(context, '19')
    await waitFor(() => expect(canvas.queryByText(/already has attendance for this day/)).toBeNull())
    await chooseDay(context, '18')
    await canvas.findByText(/already has attendance for this day/)
    await submit(context)
    await waitFor(() =>
      expect(args.onSaveAttendance).toHaveBeenCalledWith(
        expect.objectContaining({ recordId: record.id, studentId: 6 }),
      ),
    )
  },
}

// proves 2§2.attendance.5, 2§2.attendance.6, 2§4.9, 2§4.10
export const Editing: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pressRowAction({ canvas, userEvent }, 'Edit', 'STD-006 · Maryam Khan, 18 Nov 2026')
    const student = canvas.getByRole('combobox', { name: /^Select Student/ })
    await expect(student).toHaveValue('STD-006 · Maryam Khan')
    await expect(student).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Present' }))
    await submit(context)
    await waitFor(() =>
      expect(args.onSaveAttendance).toHaveBeenCalledWith({
        recordId: record.id,
        version: record.version,
        studentId: 6,
        date: '2026-11-18',
        status: 'present',
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel Edit' })).toBeNull())
  },
}

// proves 2§2.attendance.5, 2§4.11
export const EditCancelled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await pressRowAction({ canvas, userEvent }, 'Edit', 'STD-006 · Maryam Khan, 18 Nov 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Edit' }))
    await expect(canvas.getByRole('heading', { name: 'Mark attendance' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveValue('')
  },
}

// proves 2§2.attendance.5, 2§4.11
export const Cancelled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseStudent(context, 'omar', /Omar Haddad/)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveValue('')
  },
}

export const RefusedByServer: Story = {
  args: { onSaveAttendance: rejectSubmit('', { studentId: ['This student isn’t in this class.'] }) },
  play: async (context) => {
    await chooseStudent(context, 'omar', /Omar Haddad/)
    await submit(context)
    await expect(await context.canvas.findByText('This student isn’t in this class.')).toBeVisible()
    await expect(context.canvas.getByRole('combobox', { name: /^Select Student/ })).toHaveValue('STD-004 · Omar Haddad')
  },
}

// proves 2§2.attendance.6, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', 'STD-006 · Maryam Khan, 18 Nov 2026')
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('STD-006 · Maryam Khan’s attendance for 18 Nov 2026')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteAttendance).toHaveBeenCalledWith(record.id))
  },
}

/** Below the register: what students did of the last practice, and the next one. */
export const WithPractice: Story = {
  args: {
    view: 'register',
    day: '2026-11-21',
    practice: { practice: ready(examples.listClassPractice[200].notSet), onSave: acceptSubmit() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Practice' })).toHaveTextContent('Zaynab Malik: 3 of 4 days')
    await expect(canvas.getByRole('textbox', { name: 'Practice until the next lesson' })).toBeVisible()
  },
}
