import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, ready } from '#remote.ts'
import { neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import formMeta from './AllotmentFormPage.stories.tsx'
import { AllotmentFormPage } from './AllotmentFormPage.tsx'
import { choose, closeList, combo, press, typeTime } from './allotmentStoryActions.ts'

const all = examples.listAllotments[200].typical.teacherAllotment
const first = all[0]!
const withTwoTimes = all.find(({ student_class_timings: times }) => times.length === 2)!
const { students } = examples.listStudents[200].typical

const meta = {
  component: AllotmentFormPage,
  title: 'Screens/Admin/Allotments/Form/Rules',
  args: formMeta.args,
} satisfies Meta<typeof AllotmentFormPage>
export default meta

type Story = StoryObj<typeof meta>

/** Decision 24; each line of the error summary links to its field. */
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await press(context, 'Allot')
    await expect(await canvas.findByText('Please check 5 fields.')).toBeVisible()
    await expect(
      canvas
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(0, 5),
    ).toEqual([
      'Student is required',
      'Course is required',
      'Teacher is required',
      'Time slot 1: From is required',
      'Time slot 1: To is required',
    ])
    await waitFor(() => expect(combo(context, 'Student')).toHaveFocus())
    await expect(args.onSaveAllotment).not.toHaveBeenCalled()
  },
}

export const SameTimeTwice: Story = {
  args: { open: withTwoTimes.id },
  play: async (context) => {
    const [one] = withTwoTimes.student_class_timings
    await typeTime(context, 2, 'From', String(one?.preferred_time_from).replace(':', ''))
    await typeTime(context, 2, 'To', String(one?.preferred_time_to).replace(':', ''))
    await press(context, 'Update Allotment')
    const second = within(context.canvas.getByRole('group', { name: 'Time slot 2' }))
    await expect(await second.findByText('This time is already listed')).toBeVisible()
    await waitFor(() =>
      expect(within(second.getByRole('group', { name: 'From' })).getAllByRole('spinbutton')[0]).toHaveFocus(),
    )
    await expect(context.args.onSaveAllotment).not.toHaveBeenCalled()
  },
}

export const TeachersWhoDoNotTeachNow: Story = {
  args: {
    teachers: ready([...examples.listTeachers[200].pending.teachers, ...examples.listTeachers[200].blocked.teachers]),
  },
  play: async (context) => {
    await context.userEvent.click(combo(context, 'Teacher'))
    const options = await screen.findAllByRole('option')
    for (const option of options) await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getAllByText('Pending approval')).toHaveLength(2)
    await waitFor(() => expect(screen.getByText('Blocked')).toBeVisible())
    await closeList(context)
  },
}

/** The form reports a course that isn’t assigned to the teacher before the server rejects it. */
export const CourseIsNotTheTeachers: Story = {
  args: { assigned: ready(examples.listAssignedCourses[200].typical.courses.slice(1)) },
  play: async (context) => {
    const { canvas } = context
    await choose(context, 'Course', 'Tajweed for beginners')
    await expect(
      canvas.queryByText(/^This course isn’t assigned to this teacher\. Assign it first or choose another teacher\./),
    ).toBeNull()
    await choose(context, 'Teacher', 'TCH-001')
    await expect(
      await canvas.findByText(
        /^This course isn’t assigned to this teacher\. Assign it first or choose another teacher\./,
      ),
    ).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Teacher’s courses (new tab)' })
    await expect(link).toHaveAttribute('href', '/admin/teacher?teacher=1&tab=courses')
    await expect(link).toHaveAttribute('target', '_blank')
    await context.userEvent.click(combo(context, 'Course'))
    const [disabled] = await screen.findAllByText('Not assigned to this teacher')
    await expect(disabled?.closest('[role="option"]')).toHaveAttribute('aria-disabled', 'true')
    await closeList(context)
  },
}

/** Archived records that the allotment still references are shown. */
export const HoldsWhatIsGone: Story = {
  args: { open: first.id, students: ready([]), courses: ready([]), teachers: failed('Error fetching teachers', fn()) },
  play: async (context) => {
    await expect(combo(context, 'Student')).toHaveValue('STD-001 · Zaynab Malik')
    await expect(combo(context, 'Course')).toHaveValue('Tajweed for beginners')
    await expect(combo(context, 'Teacher')).toHaveValue('TCH-001 · Amina Yusuf')
    await expect(context.canvas.getByText('Error fetching teachers')).toBeVisible()
  },
}

export const RefusedByServer: Story = {
  args: {
    open: first.id,
    onSaveAllotment: rejectSubmit('', {
      'classTimes[0].id': ['This time is no longer part of the allotment. Open it again.'],
    }),
  },
  play: async (context) => {
    await press(context, 'Update Allotment')
    const slot = within(context.canvas.getByRole('group', { name: 'Time slot 1' }))
    await expect(await slot.findByText(/^This time is no longer part of the allotment/)).toBeVisible()
  },
}

export const Sending: Story = {
  args: { open: first.id, onSaveAllotment: neverSettle() },
  play: async (context) => {
    await press(context, 'Update Allotment')
    await expect(await context.canvas.findByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const manyStudents = Array.from({ length: 5000 }, (_, index) => {
  const number = String(index + 1).padStart(4, '0')
  return { ...students[index % students.length]!, id: index + 1, std_id: `STD-${number}` }
})

/** Renders only the first of five thousand students; a search finds the rest. */
export const ThousandsOfStudents: Story = {
  tags: ['slow'],
  args: { students: ready(manyStudents) },
  play: async (context) => {
    await context.userEvent.click(combo(context, 'Student'))
    await waitFor(() => expect(screen.getByText('Showing 100 of 5,000. Type to narrow the list.')).toBeVisible())
    await expect(screen.getAllByRole('option')).toHaveLength(100)
    await context.userEvent.type(combo(context, 'Student'), '4321')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await context.userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(combo(context, 'Student')).toHaveValue(`STD-4321 · ${manyStudents[4320]!.name}`))
  },
}
