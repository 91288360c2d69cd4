import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { accepts, refuses } from '#testing/outcomes.ts'
import { CourseScreen } from './CourseScreen.tsx'

const { course: courses } = examples.listCourses[200].typical
const { outlines } = examples.listOutlines[200].typical
const { students } = examples.listStudents[200].typical
const [first, second, third] = outlines
const lastStudent = new RegExp(students.at(-1)!.name)

const meta = {
  component: CourseScreen,
  title: 'Screens/Admin/Course',
  args: {
    courses: ready(courses),
    id: 1,
    outlines: ready(outlines),
    students: ready(students),
    teachers: ready(examples.listTeachers[200].typical.teachers.slice(0, 2)),
    coursesHref: '/admin/course',
    editHref: '/admin/course?course=1',
    outlinesHref: '/admin/course?outlines=1',
    getStudentHref: (id) => `/admin/students?student=${id}`,
    getTeacherHref: (id) => `/admin/teacher?teacher=${id}`,
    onOrder: accepts(),
  },
} satisfies Meta<typeof CourseScreen>
export default meta

type Story = StoryObj<typeof meta>

const idsBut = (...ids: (number | undefined)[]) => [
  ...ids,
  ...outlines.map(({ id }) => id).filter((id) => !ids.includes(id)),
]

// proves X60
export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: courses[0]!.name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/course?course=1')
    await expect(canvas.getByRole('link', { name: /Zaynab Malik/ })).toHaveAttribute(
      'href',
      '/admin/students?student=1',
    )
    await expect(canvas.getByRole('link', { name: /Amina Yusuf/ })).toHaveAttribute('href', '/admin/teacher?teacher=1')
    await expect(canvas.queryByRole('link', { name: lastStudent })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Show all \d+$/ }))
    await expect(canvas.getByRole('link', { name: lastStudent })).toBeVisible()
  },
}

/** By its buttons: the focus stays with the line that moves. */
// proves X60
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: `Move up: ${third!.title}` }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(idsBut(first!.id, third!.id)))
    await waitFor(() => expect(canvas.getByRole('button', { name: `Move up: ${third!.title}` })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: `Move up: ${first!.title}` })).toBeDisabled()
  },
}

// proves X60
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const lineOf = (title: string) => canvas.getByText(title).closest('li')!
    await fireEvent.dragStart(lineOf(third!.title))
    await fireEvent.dragOver(lineOf(first!.title))
    await fireEvent.drop(lineOf(first!.title))
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(idsBut(third!.id)))
  },
}

export const Refused: Story = {
  args: { onOrder: refuses('Somebody changed this meanwhile.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Move down: ${first!.title}` }))
    await expect(await canvas.findByText('Somebody changed this meanwhile.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(first!.title)
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(second!.title)
  },
}

/** A school that keeps no order. */
export const WithoutOrder: Story = {
  args: { onOrder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
    await expect(canvas.getByRole('heading', { name: first!.title })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { outlines: ready([]), students: ready([]), teachers: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No student has this course yet.')).toBeVisible()
    await expect(canvas.getByText('This course is assigned to no teacher yet.')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { id: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This course is no longer there.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
  },
}

export const Loading: Story = { args: { courses: loading } }

export const Failed: Story = { args: { courses: failed('Something went wrong', fn()) } }

export const LongText: Story = {
  args: {
    courses: ready(examples.listCourses[200].longText.course),
    outlines: ready(examples.listOutlines[200].longText.outlines),
    students: ready(examples.listStudents[200].longText.students),
    teachers: ready(examples.listTeachers[200].longText.teachers),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Urdu: Story = { globals: { language: 'ur' } }
