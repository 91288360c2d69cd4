import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { AllotmentFormPage } from './AllotmentFormPage.tsx'
import { choose, combo, press, typeTime } from './allotmentStoryActions.ts'

const all = examples.listAllotments[200].typical.teacherAllotment
const first = all[0]!
const withTwoTimes = all.find(({ student_class_timings: times }) => times.length === 2)!

const meta = {
  component: AllotmentFormPage,
  title: 'Screens/Admin/Allotments/Form',
  args: {
    opened: ready(all),
    allotments: ready(all),
    open: 'new',
    students: ready(examples.listStudents[200].typical.students),
    courses: ready(examples.listCourses[200].typical.course),
    teachers: ready(examples.listTeachers[200].typical.teachers),
    assigned: ready(examples.listAssignedCourses[200].typical.courses),
    onTeacherChange: fn(),
    onStudentChange: fn(),
    getAllotmentHref: (id) => `/admin/allot-teacher?edit=${id}`,
    getTeacherCoursesHref: (teacherId) => `/admin/teacher?teacher=${teacherId}&tab=courses`,
    conflictCheck: { latest: undefined, onQueryChange: fn(), check: fn(async () => undefined) },
    suggestionSource: { suggestions: undefined, onStudentOrCourseChange: fn() },
    onSaveAllotment: acceptSubmit(),
    onCreateNew: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AllotmentFormPage>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.allotments.1, 2§2.allotments.2, 2§2.allotments.3, 2§2.allotments.4
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('heading', { level: 1, name: 'Allot Teacher to Student' })).toBeVisible()
    await expect(combo(context, 'Student')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Cancel Edit' })).toBeNull()
    await choose(context, 'Student', 'STD-002')
    await choose(context, 'Course', 'Tajweed for beginners')
    await choose(context, 'Teacher', 'TCH-001')
    await expect(args.onTeacherChange).toHaveBeenLastCalledWith(1)
    await typeTime(context, 1, 'From', '1600')
    await typeTime(context, 1, 'To', '1700')
    await press(context, 'Add Time Slot')
    await typeTime(context, 2, 'From', '2330')
    await typeTime(context, 2, 'To', '0030')
    await expect(canvas.getByText('+1 day')).toBeVisible()
    await press(context, 'Allot')
    await waitFor(() =>
      expect(args.onSaveAllotment).toHaveBeenCalledWith(
        {
          studentId: 2,
          teacherId: 1,
          courseId: 1,
          classTimes: [
            { from: '16:00', to: '17:00' },
            { from: '23:30', to: '00:30' },
          ],
        },
        undefined,
      ),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

/** A button restores the requested times after they were changed; typed times stay and focus moves to the times. */
export const TimesTheStudentAskedFor: Story = {
  play: async (context) => {
    const { canvas } = context
    await typeTime(context, 1, 'From', '0900')
    await typeTime(context, 1, 'To', '1000')
    await choose(context, 'Student', 'STD-003')
    await waitFor(() => expect(combo(context, 'Course')).toHaveValue('حفظ جزء عمّ'))
    await expect(await canvas.findByText('This student requested these times')).toBeVisible()
    const preferredTimes = within(canvas.getByRole('list', { name: 'Preferred times' }))
    await expect(preferredTimes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '17:15 – 18:00',
      '18:15 – 19:00',
    ])
    await press(context, 'Use these times')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Time slot 3' })).toBeVisible())
    const from = within(canvas.getByRole('group', { name: 'Time slot 1' })).getByRole('group', { name: 'From' })
    await waitFor(() => expect(within(from).getAllByRole('spinbutton')[0]).toHaveFocus())
    await expect(canvas.getByText('These include the times the student requested.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Use these times' })).toBeNull()
  },
}

// proves 2§2.allotments.1, 2§2.allotments.4, 2§2.allotments.5
export const Editing: Story = {
  args: { open: withTwoTimes.id },
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit Allotment/ })).toBeVisible()
    await expect(combo(context, 'Student')).toHaveValue(`${withTwoTimes.student.std_id} · ${withTwoTimes.student.name}`)
    await expect(args.onTeacherChange).toHaveBeenLastCalledWith(withTwoTimes.teacher.id)
    await expect(canvas.queryByRole('button', { name: 'Add Time Slot' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Use these times' })).toBeNull()
    await press(context, 'Remove Time slot 1')
    await context.userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull())
    await press(context, 'Update Allotment')
    const remainingTime = withTwoTimes.student_class_timings[1]!
    await waitFor(() =>
      expect(args.onSaveAllotment).toHaveBeenCalledWith(
        {
          studentId: withTwoTimes.student.id,
          teacherId: withTwoTimes.teacher.id,
          courseId: withTwoTimes.course.id,
          classTimes: [
            { id: remainingTime.id, from: remainingTime.preferred_time_from, to: remainingTime.preferred_time_to },
          ],
          version: withTwoTimes.version,
        },
        withTwoTimes.id,
      ),
    )
  },
}

export const CancelsAnEdit: Story = {
  args: { open: first.id },
  play: async (context) => {
    await press(context, 'Cancel Edit')
    await expect(context.args.onCreateNew).toHaveBeenCalledTimes(1)
    await press(context, 'Cancel')
    await expect(context.args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const AsksBeforeChangesAreLost: Story = {
  args: { open: first.id },
  play: async (context) => {
    await typeTime(context, 1, 'To', '18')
    await press(context, 'Cancel Edit')
    const question = await screen.findByRole('alertdialog')
    await expect(context.args.onCreateNew).not.toHaveBeenCalled()
    await context.userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(context.args.onCreateNew).toHaveBeenCalledTimes(1))
  },
}

export const Loading: Story = { args: { open: first.id, opened: loading } }
export const Failed: Story = { args: { open: first.id, opened: failed('Error fetching allotments', fn()) } }
export const LongText: Story = {
  args: { open: 1, opened: ready(examples.listAllotments[200].longText.teacherAllotment) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const AssignedCoursesLoading: Story = { args: { open: withTwoTimes.id, assigned: loading } }

export const Gone: Story = {
  args: { open: 999 },
  play: async (context) => {
    await expect(context.canvas.getByText('This allotment no longer exists.')).toBeVisible()
    await press(context, 'All allotments')
    await expect(context.args.onClose).toHaveBeenCalledTimes(1)
  },
}
