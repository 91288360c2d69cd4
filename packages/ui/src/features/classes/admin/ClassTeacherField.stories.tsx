import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ApiExtensionsContext } from '#providers/ApiExtensionsContext.ts'
import { failed, ready } from '#remote.ts'
import { noConflicts, acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { ClassFormPage } from './ClassFormPage.tsx'

const classes = examples.listAllClasses[200].typical.data
const [first] = classes
const { teachers } = examples.listTeachers[200].typical
const other = teachers.find(({ id, status }) => id !== first?.teacherID && status === 'active')

const meta = {
  component: ClassFormPage,
  title: 'Screens/Admin/Classes/Teacher',
  args: {
    classes: ready(classes),
    teachers: ready(teachers),
    assigned: ready(examples.listAssignedCourses[200].typical.courses),
    onTeacherChange: fn(),
    onCreateClass: acceptSubmit(),
    open: first!.id,
    conflictCheck: noConflicts,
    onEditClass: acceptSubmit(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClassFormPage>
export default meta

type Story = StoryObj<typeof meta>

const teacherField = () => screen.getByRole('combobox', { name: /^Teacher/ })

export const HandedOver: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(teacherField()).toHaveValue('TCH-001 · Amina Yusuf')
    await expect(teacherField()).toHaveAccessibleDescription(
      /If you change the teacher, the class keeps its students and attendance/,
    )
    await userEvent.clear(teacherField())
    await userEvent.type(teacherField(), `${other?.name}`)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`${other?.name}`) }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith(expect.objectContaining({ teacherID: other?.id })),
    )
  },
}

export const Refused: Story = {
  args: { onEditClass: rejectSubmit('', { teacherID: ['This course isn’t assigned to this teacher.'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(teacherField()).toHaveAccessibleDescription(/This course isn’t assigned to this teacher/),
    )
  },
}

export const TeachersUnknown: Story = {
  args: { teachers: failed('Error fetching teachers', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onEditClass).toHaveBeenCalled())
    await expect(args.onEditClass).not.toHaveBeenCalledWith(expect.objectContaining({ teacherID: expect.anything() }))
  },
}

/** A backend that has only the fields of the specification. */
export const NotOffered: Story = {
  decorators: [
    (Story) => (
      <ApiExtensionsContext value={false}>
        <Story />
      </ApiExtensionsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: /^Teacher/ })).toBeNull()
  },
}
