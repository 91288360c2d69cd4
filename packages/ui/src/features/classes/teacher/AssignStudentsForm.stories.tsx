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

const entry = ({ canvas }: Play, number: number) => within(canvas.getByRole('group', { name: `Student ${number}` }))
const submit = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Assign Students' }))

async function chooseClass({ canvas, userEvent }: Play, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /Class$/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

async function chooseStudent(context: Play, number: number, search: string, name: RegExp): Promise<void> {
  await context.userEvent.type(entry(context, number).getByRole('combobox', { name: /^Student/ }), search)
  await context.userEvent.click(await screen.findByRole('option', { name }))
}

/** A student’s only time is selected automatically; of several, any number can be selected. */
// proves 2§2.addStudent.2, 2§2.addStudent.3, 2§2.addStudent.4
export const Assigning: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await chooseClass(context, 'Tajweed, evening')
    await chooseStudent(context, 1, 'omar', /STD-004 · Omar Haddad/)
    await expect(entry(context, 1).getByText('20:30 – 21:30 · Tajweed for beginners')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add More' }))
    await chooseStudent(context, 2, 'sara', /STD-010 · Sara Thompson/)
    await userEvent.click(entry(context, 2).getByRole('combobox', { name: /^Class Timings/ }))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await screen.findByRole('option', { name: /11:00/ }))
    await userEvent.click(screen.getByRole('option', { name: /20:30/ }))
    await userEvent.keyboard('{Escape}')
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
    await chooseClass(context, 'Tajweed, evening')
    await chooseStudent(context, 1, 'sara', /Sara Thompson/)
    await submit(context)
    await waitFor(() =>
      expect(canvas.getByText('Please select at least one class timing for each student')).toBeVisible(),
    )
    await expect(entry(context, 1).getByRole('combobox', { name: /^Class Timings/ })).toHaveFocus()
    await expect(args.onAssignStudents).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
  },
}

/** Each student can be selected once, and removing a filled entry asks for confirmation. */
// proves 2§2.addStudent.3
export const EachStudentOnce: Story = {
  args: { classId: 1 },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(entry(context, 1).getByRole('combobox', { name: /^Student/ })).toHaveFocus()
    await chooseStudent(context, 1, 'omar', /Omar Haddad/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add More' }))
    await userEvent.type(entry(context, 2).getByRole('combobox', { name: /^Student/ }), 'omar')
    const option = await screen.findByRole('option', { name: /Omar Haddad/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveTextContent('This student is already chosen')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Student 1' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Student 2' })).toBeNull())
    await expect(entry(context, 1).getByRole('combobox', { name: /^Student/ })).toHaveValue('')
  },
}

/** Students already in the class stay in it; a notice explains what reassigning does. */
export const InTheClassAlready: Story = {
  args: { classId: 1 },
  play: async (context) => {
    await chooseStudent(context, 1, 'zaynab', /Zaynab Malik/)
    await expect(
      context.canvas.getByText('Already in this class. These timings will replace the current ones.'),
    ).toBeVisible()
  },
}

/** A student without timings can’t be selected; a link leads to where they are added (decision 25). */
// proves 2§2.addStudent.5, D25.1
export const WithoutTimings: Story = {
  args: { allotments: ready(allotments.withoutTimings.teacherAllotment) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(entry(context, 1).getByRole('combobox', { name: /^Student/ }), 'zaynab')
    const option = await screen.findByRole('option', { name: /Zaynab Malik/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveTextContent('No class timings available for this student.')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('link', { name: 'See allotted students' })).toHaveAttribute(
      'href',
      '/teacher/alloted-students',
    )
  },
}

/** Server errors are shown at their entry, even after an empty one. */
export const RefusedByServer: Story = {
  args: {
    classId: 1,
    onAssignStudents: rejectSubmit('', { 'students[0].classTimings[0].id': ['This time is not there any more.'] }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Add More' }))
    await chooseStudent(context, 2, 'omar', /Omar Haddad/)
    await submit(context)
    await waitFor(() => expect(entry(context, 2).getByText('This time is not there any more.')).toBeVisible())
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
