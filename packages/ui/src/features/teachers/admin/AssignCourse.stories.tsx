import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { isPhone } from '#testing/viewports.ts'
import { AssignCourse } from './AssignCourse.tsx'

const { typical, empty, longText } = examples.listAssignedCourses[200]
const courses = examples.listCourses[200].typical.course
const taken = new Set(typical.courses.map(({ course }) => course.id))
const free = courses.filter(({ id }) => !taken.has(id))

const meta = {
  component: AssignCourse,
  title: 'Screens/Admin/Teacher/Assign course',
  args: {
    teacher: examples.listTeachers[200].typical.teachers[0]!,
    assigned: typical.courses,
    courses: ready(courses),
    getAllotHref: (course) => `/admin/allot-teacher?form=new&teacher=1&course=${course}`,
    onAssignCourse: acceptSubmit(),
    onRemoveCourse: acceptSubmit(),
    onCancel: fn(),
  },
  render: function Stateful(args) {
    const [assigned, setAssigned] = useState(args.assigned)
    return (
      <AssignCourse
        {...args}
        assigned={assigned}
        onAssignCourse={async (assignment) => {
          const outcome = await args.onAssignCourse(assignment)
          const course = courses.find(({ id }) => id === assignment.courseID)!
          if (outcome.state === 'done') setAssigned((before) => [...before, { id: 900, course }])
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof AssignCourse>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.teachers.11, 1§2.teachers.12
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(typical.courses.length)
    if (!isPhone())
      await expect(canvas.getByRole('link', { name: 'Allot to a student: Tajweed for beginners' })).toHaveAttribute(
        'href',
        '/admin/allot-teacher?form=new&teacher=1&course=1',
      )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

/** Assigned courses aren’t offered; after assigning one, the next can be chosen. */
// proves 1§2.teachers.11, 1§2.teachers.12
export const Assigning: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = () => canvas.getByRole('combobox', { name: /^Course/ })
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(free.map(({ name }) => name))
    await userEvent.click(options[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(typical.courses.length + 1))
    await expect(args.onAssignCourse).toHaveBeenCalledWith({ teacherID: 1, courseID: free[0]?.id })
    await waitFor(() => expect(field()).toHaveFocus())
    await expect(field()).toHaveValue('')
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveAccessibleDescription('Course is required'),
    )
    await expect(args.onAssignCourse).not.toHaveBeenCalled()
  },
}

export const AssignedMeanwhile: Story = {
  args: { onAssignCourse: rejectSubmit('', examples.assignCourse[422].alreadyAssigned.error) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Course/ }), free[0]!.name)
    await userEvent.click(await screen.findByRole('option', { name: free[0]!.name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(canvas.getAllByText('This course is already assigned.').at(-1)).toBeVisible())
  },
}

// proves 1§2.teachers.11, 1§2.teachers.12, D46.1
export const Removing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', 'Qaida for children')
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove course?' })
    await expect(dialog).toHaveTextContent('Qaida for children will no longer be assigned to Amina Yusuf.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onRemoveCourse).toHaveBeenCalledWith(103))
  },
}

export const Empty: Story = {
  args: { assigned: empty.courses },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses assigned yet.')).toBeVisible()
  },
}

export const AllAssigned: Story = {
  args: { courses: ready(courses.filter(({ id }) => taken.has(id))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All courses are assigned to this teacher.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Assign' })).toBeNull()
  },
}

export const NoCourses: Story = {
  args: { courses: ready([]), assigned: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no courses to assign yet.')).toBeVisible()
  },
}

export const CoursesFailed: Story = {
  args: { courses: failed('Error fetching courses', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Error fetching courses')[0]).toBeVisible()
  },
}

export const LongText: Story = { args: { assigned: longText.courses } }
