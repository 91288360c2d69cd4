import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { AssignStudentsScreen } from './AssignStudentsScreen.tsx'

const lists = examples.listClassAssignments[200]
const allotments = examples.listTeacherAllotments[200]
const classes = examples.listTeacherClasses[200]
const [first] = lists.typical.students

const meta = {
  component: AssignStudentsScreen,
  title: 'Screens/Teacher/Add students',
  parameters: { now: new Date('2026-11-21T08:00:00Z') },
  args: {
    assignments: ready(lists.typical.students),
    allotments: ready(allotments.typical.teacherAllotment),
    classes: ready(classes.typical.data),
    isFormOpen: false,
    studentsHref: '/teacher/alloted-students',
    newClassHref: '/teacher/classes?form=new',
    onFormOpenChange: fn(),
    onAssignStudents: acceptSubmit(),
    onRemoveStudent: acceptSubmit(),
  },
} satisfies Meta<typeof AssignStudentsScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.addStudent.1, 2§2.addStudent.6, D13.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('rowheader', { name: /^Zaynab Malik/ }).closest('[role=row]')
    await expect(row).toHaveTextContent('Zaynab MalikSTD-001')
    await expect(row).toHaveTextContent(first!.class.title)
    // Students of a class are listed together.
    const titles = canvas.getAllByText(/^Tajweed, (evening|Monday group)$/).map(({ textContent }) => textContent)
    await expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await expect(args.onFormOpenChange).toHaveBeenCalledWith(true)
  },
}

// proves 2§2.addStudent.6, D46.1
export const Removing: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove STD-001 · Zaynab Malik from Tajweed, Monday group' }),
    )
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('STD-001 · Zaynab Malik')
    await expect(args.onRemoveStudent).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onRemoveStudent).toHaveBeenCalledWith(first))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The class list has no names: without the allotments, students are shown by code. */
export const NamesUnknown: Story = {
  args: { allotments: failed('Error fetching students', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'STD-001' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { assignments: ready(lists.empty.students) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students in a class yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { assignments: loading, allotments: loading, classes: loading } }

const retry = fn()

export const Failed: Story = {
  args: { assignments: failed('Failed to load students', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load students')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: {
    assignments: ready(lists.longText.students),
    allotments: ready(allotments.longText.teacherAllotment),
    classes: ready(classes.longText.data),
    isFormOpen: true,
    classId: classes.longText.data[0]!.id,
  },
}

export const Phone: Story = {
  args: { isFormOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
