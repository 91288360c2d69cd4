import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { AssignStudentsForm } from './AssignStudentsForm.tsx'

const allotments = examples.listTeacherAllotments[200]
const classes = examples.listTeacherClasses[200]

const meta = {
  component: AssignStudentsForm,
  title: 'Screens/Teacher/Add students form',
  args: {
    classId: undefined,
    allotments: ready(allotments.typical.teacherAllotment),
    assignments: examples.listClassAssignments[200].typical.students,
    classes: ready(classes.typical.data),
    studentsHref: '/teacher/alloted-students',
    newClassHref: '/teacher/classes?form=new',
    onAssignStudents: acceptSubmit(),
    onDone: fn(),
  },
} satisfies Meta<typeof AssignStudentsForm>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const submit = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: /^Assign (Students|\d+ students?)$/ }))

async function chooseClass({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /Class$/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

const student = ({ canvas }: Play, name: RegExp) => canvas.getByRole('checkbox', { name })
const times = ({ canvas }: Play) => within(canvas.getByRole('group', { name: /^Class Timings/ }))

/** A student’s only time needs no choice; of several, any number can be chosen. */
// proves 2§2.addStudent.2, 2§2.addStudent.3, 2§2.addStudent.4
export const Assigning: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await chooseClass(context, 'Tajweed, evening')
    const [time] = canvas.getAllByText('20:30 – 21:30')
    await expect(time!.parentElement).toHaveTextContent('20:30 – 21:30 · Tajweed for beginners')
    await userEvent.click(student(context, /STD-004 · Omar Haddad/))
    await userEvent.click(student(context, /STD-010 · Sara Thompson/))
    // The class meets at one of her times.
    await expect(times(context).getByRole('checkbox', { name: /20:30/ })).toBeChecked()
    await userEvent.click(times(context).getByRole('checkbox', { name: /11:00/ }))
    await expect(canvas.getByRole('button', { name: 'Assign 2 students' })).toBeVisible()
    await submit(context)
    await waitFor(() =>
      expect(args.onAssignStudents).toHaveBeenCalledWith({
        classId: 2,
        students: [
          { studentId: 4, classTimings: [{ id: 40, preferred_time_from: '20:30', preferred_time_to: '21:30' }] },
          {
            studentId: 10,
            classTimings: [
              { id: 100, preferred_time_from: '20:30', preferred_time_to: '21:30' },
              { id: 101, preferred_time_from: '11:00', preferred_time_to: '12:00' },
            ],
          },
        ],
      }),
    )
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

/** The three messages of 2§5, in order. */
// proves 2§5.8, 2§5.9, 2§5.10
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await submit(context)
    await waitFor(() => expect(canvas.getByText('Please select a class')).toBeVisible())
    await expect(canvas.getByText('Please select at least one student')).toBeVisible()
    await expect(canvas.getAllByText(/^Please select/).map(({ textContent }) => textContent)).toEqual([
      'Please select a class',
      'Please select at least one student',
    ])
    await chooseClass(context, 'Tajweed, Monday group')
    await userEvent.click(student(context, /Sara Thompson/))
    await submit(context)
    await waitFor(() =>
      expect(canvas.getByText('Please select at least one class timing for each student')).toBeVisible(),
    )
    await expect(args.onAssignStudents).not.toHaveBeenCalled()
  },
}

/** Unticking removes a student, with their times. */
// proves 2§2.addStudent.3
export const Removed: Story = {
  args: { classId: 2 },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(student(context, /Sara Thompson/))
    await userEvent.click(student(context, /Sara Thompson/))
    await expect(canvas.queryByRole('group', { name: /^Class Timings/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Assign Students' })).toBeVisible()
  },
}

const [sample] = allotments.typical.teacherAllotment
const many = Array.from({ length: 14 }, (_, index) => ({
  ...sample!,
  id: 100 + index,
  student: { id: 100 + index, std_id: `STD-${100 + index}`, name: `Student ${100 + index}` },
}))

/** Of many students the first are shown; the others are added or found. */
// proves 2§2.addStudent.3
export const ManyStudents: Story = {
  args: { classId: 2, allotments: ready(many) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search students' }), '113')
    await userEvent.click(canvas.getByRole('checkbox', { name: /STD-113/ }))
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search students' }))
    // The chosen one stays in view.
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(11)
    await userEvent.click(canvas.getByRole('button', { name: 'Add More' }))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(14)
  },
}

/** Students already in the class come last; a note explains what assigning again does. */
export const InTheClassAlready: Story = {
  args: { classId: 1 },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getAllByRole('checkbox').at(-1)).toHaveAccessibleName(/In this class/)
    await userEvent.click(student(context, /Zaynab Malik/))
    await expect(canvas.getByText('Already in this class. These timings will replace the current ones.')).toBeVisible()
  },
}

/** A student without timings can’t be chosen; a link leads to where they are added (decision 25). */
// proves 2§2.addStudent.5, D25.1
export const WithoutTimings: Story = {
  args: { allotments: ready(allotments.withoutTimings.teacherAllotment) },
  play: async (context) => {
    const { canvas } = context
    await expect(student(context, /Zaynab Malik/)).toBeDisabled()
    await expect(canvas.getByText('No class timings available for this student.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See allotted students' })).toHaveAttribute(
      'href',
      '/teacher/alloted-students',
    )
  },
}

/** Server errors are shown at their student. */
export const RefusedByServer: Story = {
  args: {
    classId: 1,
    onAssignStudents: rejectSubmit('', { 'students[0].classTimings[0].id': ['This time is not there any more.'] }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(student(context, /Omar Haddad/))
    await submit(context)
    await waitFor(() => expect(canvas.getAllByText('This time is not there any more.').at(-1)).toBeVisible())
  },
}

export const NothingToAssign: Story = {
  args: { allotments: ready(allotments.empty.teacherAllotment), classes: ready(classes.empty.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students are allotted to you yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Create a class' })).toHaveAttribute(
      'href',
      '/teacher/classes?form=new',
    )
  },
}

export const Loading: Story = { args: { allotments: loading, classes: loading } }

const retry = fn()

export const Failed: Story = {
  args: { allotments: failed('Error fetching students', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Error fetching students')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}
