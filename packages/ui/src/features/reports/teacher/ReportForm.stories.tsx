import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { ReportForm } from './ReportFormPage.tsx'

const teaching = {
  courses: examples.listTeacherCourses[200].typical.course,
  classes: examples.listTeacherClasses[200].typical.data,
  assignments: examples.listClassAssignments[200].typical.students,
  allotments: examples.listTeacherAllotments[200].typical.teacherAllotment,
}
const attendance = examples.listAttendance[200]
const [report] = examples.listTeacherReports[200].typical.data

const meta = {
  component: ReportForm,
  title: 'Screens/Teacher/Performance report form',
  args: {
    report: undefined,
    teaching: ready(teaching),
    attendance: ready(attendance.typical.attendences),
    assignHref: '/teacher/add-student',
    existingReports: [],
    onClassChange: fn(),
    onSaveReport: acceptSubmit(),
    onDone: fn(),
  },
} satisfies Meta<typeof ReportForm>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const submit = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: /Submit|Update/ }))
const select = ({ canvas }: Play, name: RegExp) => canvas.getByRole('button', { name })

async function chooseStudent({ canvas, userEvent }: Play, search: string, name: RegExp): Promise<void> {
  await userEvent.type(canvas.getByRole('combobox', { name: /^Student/ }), search)
  await userEvent.click(await screen.findByRole('option', { name }))
}

/** A student’s only class and its only course are selected automatically, and the recorded percentage is filled in. */
// proves 2§2.teacherReports.1, 2§2.teacherReports.2, 2§4.14, X12
export const Writing: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByPlaceholderText('e.g. 85%')).toBeVisible()
    await expect(canvas.getByText('Choose a student and class to see recorded attendance.')).toBeVisible()
    await chooseStudent(context, 'maryam', /Maryam Khan/)
    await expect(select(context, /Class$/)).toHaveTextContent('Tajweed, Monday group')
    await expect(select(context, /Course$/)).toHaveTextContent('Tajweed for beginners')
    await waitFor(() => expect(args.onClassChange).toHaveBeenLastCalledWith(1))
    await expect(canvas.getByText('Recorded: 1 of 2 lessons (50%).')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Attendance/)).toHaveValue('50%'))
    await expect(canvas.queryByRole('button', { name: 'Use 50%' })).toBeNull()
    await userEvent.clear(canvas.getByLabelText(/^Attendance/))
    await userEvent.click(canvas.getByRole('button', { name: 'Use 50%' }))
    await expect(canvas.getByLabelText(/^Attendance/)).toHaveValue('50%')
    await fillField(userEvent, canvas.getByLabelText(/^Test remarks/), 'Reads with care.')
    await fillField(userEvent, canvas.getByLabelText(/^Class participation/), 'Asks good questions.')
    await fillField(userEvent, canvas.getByLabelText(/^Suggestions/), 'Read aloud every day.')
    await submit(context)
    await waitFor(() =>
      expect(args.onSaveReport).toHaveBeenCalledWith({
        id: 0,
        classId: 1,
        studentId: 6,
        courseId: 1,
        attendance: '50%',
        testRemarks: 'Reads with care.',
        classParticipation: 'Asks good questions.',
        suggestions: 'Read aloud every day.',
      }),
    )
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

async function writeAbout(context: Play, search: string, name: RegExp): Promise<void> {
  const { canvas, userEvent } = context
  await chooseStudent(context, search, name)
  await userEvent.clear(canvas.getByLabelText(/^Attendance/))
  await userEvent.type(canvas.getByLabelText(/^Attendance/), '90')
  await fillField(userEvent, canvas.getByLabelText(/^Test remarks/), 'Reads well.')
  await fillField(userEvent, canvas.getByLabelText(/^Class participation/), 'Asks.')
  await submit(context)
}

/** Replacing an existing report on the same student, class and course asks for confirmation. */
export const ReplacingAfterAQuestion: Story = {
  args: { existingReports: [report!] },
  play: async (context) => {
    const { userEvent, args } = context
    await writeAbout(context, 'zaynab', /Zaynab Malik/)
    const question = await screen.findByRole('alertdialog', { name: 'Replace report?' })
    await expect(question).toHaveTextContent(
      `STD-001 · Zaynab Malik already has a report for ${report!.course.name}. This one will replace it.`,
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onSaveReport).not.toHaveBeenCalled()
    await expect(context.canvas.getByLabelText(/^Test remarks/)).toHaveValue('Reads well.')
    await submit(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(() =>
      expect(args.onSaveReport).toHaveBeenCalledWith(
        expect.objectContaining({ id: report!.id, version: report!.version, studentId: 1, testRemarks: 'Reads well.' }),
      ),
    )
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

/** A report on another student needs no confirmation. */
export const NothingToReplace: Story = {
  args: { existingReports: [report!] },
  play: async (context) => {
    await writeAbout(context, 'maryam', /Maryam Khan/)
    await waitFor(() => expect(context.args.onSaveReport).toHaveBeenCalledWith(expect.objectContaining({ id: 0 })))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** Choosing a course narrows the students and clears one that no longer fits. */
export const OptionsDepend: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseStudent(context, 'maryam', /Maryam Khan/)
    await userEvent.click(select(context, /Course$/))
    await userEvent.click(await screen.findByRole('option', { name: 'التجويد المتقدم' }))
    await expect(canvas.getByRole('combobox', { name: /^Student/ })).toHaveValue('')
    await userEvent.click(canvas.getByRole('combobox', { name: /^Student/ }))
    await userEvent.keyboard('{ArrowDown}')
    const options = await screen.findAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'STD-004 · Omar Haddad',
      'STD-010 · Sara Thompson',
      'STD-016',
      'STD-007 · ليلى حسنNot in one of your classes for this course',
    ])
    await expect(options.at(-1)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

// proves 2§5.6, 2§5.7
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await submit(context)
    const errorItems = within(await canvas.findByRole('alert')).getAllByRole('listitem')
    await expect(errorItems.map((item) => item.textContent)).toEqual([
      'Course is required',
      'Student is required',
      'Class is required',
      'Attendance is required',
      'Test remarks is required',
      'Class participation is required',
    ])
    await expect(args.onSaveReport).not.toHaveBeenCalled()
  },
}

/** The report’s records stay available even if the student has left and the class is gone. */
// proves 2§4.14
export const EditingWhatIsGone: Story = {
  args: { report, teaching: ready({ ...teaching, classes: [], assignments: [], allotments: [] }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByRole('combobox', { name: /^Student/ })).toHaveValue('STD-001 · Zaynab Malik')
    await expect(select(context, /Class$/)).toHaveTextContent('Tajweed, Monday group')
    await expect(canvas.getByLabelText(/^Attendance/)).toHaveValue('92%')
    await userEvent.clear(canvas.getByLabelText(/^Attendance/))
    await userEvent.type(canvas.getByLabelText(/^Attendance/), '90')
    await submit(context)
    await waitFor(() =>
      expect(args.onSaveReport).toHaveBeenCalledWith(
        expect.objectContaining({
          id: report!.id,
          version: report!.version,
          studentId: 1,
          classId: 1,
          courseId: 1,
          attendance: '90%',
        }),
      ),
    )
  },
}

export const RegisterWithoutMarks: Story = {
  args: { report, attendance: ready(attendance.empty.attendences) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attendance recorded for this student in this class yet.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Use \d/ })).toBeNull()
  },
}

const retry = fn()

/** Attendance can still be typed. */
export const RegisterFailed: Story = {
  args: { report, attendance: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
    await expect(canvas.getByLabelText(/^Attendance/)).toBeEnabled()
  },
}

export const RefusedByServer: Story = {
  args: { report, onSaveReport: rejectSubmit('', { attendance: ['Attendance is required'] }) },
  play: async (context) => {
    await submit(context)
    await waitFor(() => expect(context.canvas.getByText('Attendance is required')).toBeVisible())
    await expect(context.canvas.getByLabelText(/^Attendance/)).toHaveFocus()
    await expect(context.args.onDone).not.toHaveBeenCalled()
  },
}

export const NobodyInAClass: Story = {
  args: { teaching: ready({ ...teaching, assignments: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Assign students' })).toHaveAttribute('href', '/teacher/add-student')
  },
}

export const Loading: Story = { args: { teaching: loading, attendance: loading } }

const again = fn()

export const Failed: Story = {
  args: { teaching: failed('Error fetching classes', again) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Error fetching classes')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(again).toHaveBeenCalledTimes(1)
  },
}
