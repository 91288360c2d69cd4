import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ReportFormPage } from './ReportFormPage.tsx'

const { typical, longText, withoutClass } = examples.listReports[200]
const first = typical.data[0]!

const meta = {
  component: ReportFormPage,
  title: 'Screens/Admin/Reports/Form',
  args: {
    reports: ready(typical.data),
    id: first.id,
    students: ready(examples.listStudents[200].typical.students),
    teachers: ready(examples.listTeachers[200].typical.teachers),
    classes: ready(examples.listAllClasses[200].typical.data),
    courses: ready(examples.listCourses[200].typical.course),
    onEditReport: acceptSubmit(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const combo = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.getByRole('combobox', { name })
const text = ({ canvas }: Pick<Play, 'canvas'>, name: RegExp) => canvas.getByRole('textbox', { name })
const press = ({ canvas, userEvent }: Play, name: string) => userEvent.click(canvas.getByRole('button', { name }))

async function choose(context: Play, field: string, search: string): Promise<void> {
  await context.userEvent.click(combo(context, field))
  await context.userEvent.clear(combo(context, field))
  await context.userEvent.type(combo(context, field), search)
  await context.userEvent.click(await screen.findByRole('option', { name: new RegExp(search) }))
}

// proves 2§2.reports.2, 2§2.reports.3
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit performance report/ })).toBeVisible()
    await expect(combo(context, 'Student')).toHaveFocus()
    await expect(combo(context, 'Student')).toHaveValue('STD-001 · Zaynab Malik')
    await expect(combo(context, 'Class')).toHaveValue(first.class.title)
    await choose(context, 'Class', 'Tajweed, evening')
    await userEvent.clear(text(context, /^Attendance/))
    await userEvent.type(text(context, /^Attendance/), '95')
    await userEvent.clear(text(context, /^Suggestions/))
    await press(context, 'Update')
    await waitFor(() =>
      expect(args.onEditReport).toHaveBeenCalledWith({
        id: first.id,
        classId: 2,
        studentId: first.student.id,
        teacherId: first.teacher.id,
        courseId: first.course.id,
        attendance: '95',
        test_remarks: first.test_remarks,
        participation: first.participation,
        suggestions: '',
        version: first.version,
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

/** 2§5: the messages, in the given order. */
// proves 2§5.5
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    for (const field of ['Course', 'Class', 'Teacher', 'Student']) {
      await userEvent.clear(combo(context, field))
      await userEvent.keyboard('{Escape}')
    }
    await userEvent.clear(text(context, /^Attendance/))
    await userEvent.type(text(context, /^Attendance/), '  ')
    await press(context, 'Update')
    await expect(await canvas.findByText('Please check 5 fields.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Student is required',
      'Teacher is required',
      'Class is required',
      'Course is required',
      'Attendance is required',
    ])
    await waitFor(() => expect(combo(context, 'Student')).toHaveFocus())
    await expect(args.onEditReport).not.toHaveBeenCalled()
  },
}

export const WithoutClass: Story = {
  args: { reports: ready(withoutClass.data) },
  play: async (context) => {
    await press(context, 'Update')
    await waitFor(() => expect(combo(context, 'Class')).toHaveAccessibleDescription(/Class is required/))
    await waitFor(() => expect(combo(context, 'Class')).toHaveFocus())
  },
}

/** Another teacher’s classes are disabled; a selected one shows a warning. */
export const ClassOfAnotherTeacher: Story = {
  play: async (context) => {
    const { userEvent } = context
    await userEvent.click(combo(context, 'Class'))
    const others = await screen.findAllByText('Another teacher’s class')
    for (const other of others) await expect(other.closest('[role="option"]')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await choose(context, 'Teacher', 'TCH-002')
    await expect(
      await context.canvas.findByText(
        /^This class belongs to another teacher\. Choose one of the selected teacher’s classes\./,
      ),
    ).toBeVisible()
    await expect(combo(context, 'Class')).toHaveValue(first.class.title)
    await choose(context, 'Class', 'ناظرہ، صبح')
    await waitFor(() =>
      expect(
        context.canvas.queryByText(
          /^This class belongs to another teacher\. Choose one of the selected teacher’s classes\./,
        ),
      ).toBeNull(),
    )
  },
}

/** Archived or unavailable records of the report stay selected. */
export const HoldsWhatIsGone: Story = {
  args: { students: ready([]), teachers: ready([]), classes: failed('Failed to load classes', fn()), courses: loading },
  play: async (context) => {
    await expect(combo(context, 'Student')).toHaveValue('STD-001 · Zaynab Malik')
    await expect(combo(context, 'Teacher')).toHaveValue('TCH-001 · Amina Yusuf')
    await expect(combo(context, 'Class')).toHaveValue(first.class.title)
    await expect(combo(context, 'Course')).toHaveValue(first.course.name)
    await expect(context.canvas.getByText('Failed to load classes')).toBeVisible()
    await context.userEvent.click(combo(context, 'Student'))
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Zaynab Malik')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const RefusedByServer: Story = {
  args: { onEditReport: rejectSubmit('', { teacherId: ['This teacher doesn’t teach this class.'] }) },
  play: async (context) => {
    await press(context, 'Update')
    await waitFor(() =>
      expect(combo(context, 'Teacher')).toHaveAccessibleDescription('This teacher doesn’t teach this class.'),
    )
    await waitFor(() => expect(combo(context, 'Teacher')).toHaveFocus())
  },
}

export const Sending: Story = {
  args: { onEditReport: neverSettle() },
  play: async (context) => {
    await press(context, 'Update')
    await expect(await context.canvas.findByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

// proves 2§2.reports.2, 2§2.reports.3
export const AsksBeforeChangesAreLost: Story = {
  play: async (context) => {
    await context.userEvent.type(text(context, /^Test Remarks/), ' More.')
    await press(context, 'Cancel')
    const question = await screen.findByRole('alertdialog')
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await context.userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledTimes(1))
  },
}

export const Loading: Story = { args: { reports: loading } }
export const Failed: Story = { args: { reports: failed('Failed to load student performance data', fn()) } }
export const LongText: Story = {
  args: { reports: ready(longText.data) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Gone: Story = {
  args: { id: 999 },
  play: async (context) => {
    await expect(context.canvas.getByText('This report no longer exists.')).toBeVisible()
    await press(context, 'All reports')
    await expect(context.args.onClose).toHaveBeenCalledTimes(1)
  },
}
