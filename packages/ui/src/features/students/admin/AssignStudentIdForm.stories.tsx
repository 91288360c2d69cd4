import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { AssignStudentIdForm } from './AssignStudentIdForm.tsx'

const lists = examples.listStudents[200]
const uncoded = lists.withoutCode.students[0]!
const coded = lists.typical.students[0]!

const meta = {
  component: AssignStudentIdForm,
  title: 'Screens/Admin/Student/Assign ID',
  args: { student: uncoded, suggestedCode: 'STD-021', onAssignId: acceptSubmit(), onDone: fn() },
} satisfies Meta<typeof AssignStudentIdForm>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const field = ({ canvas }: Pick<Play, 'canvas'>) => canvas.getByRole('textbox', { name: /^Student ID/ })
const submit = ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit' }))

// proves 2§2.students.10, 2§3.26, D1.1
export const FreeOneSuggested: Story = {
  tags: ['axe'],
  play: async (context) => {
    await expect(field(context)).toHaveValue('STD-021')
    await expect(field(context)).toHaveAccessibleDescription(/Next available ID\. You can change it/)
    await submit(context)
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledTimes(1))
    await expect(context.args.onAssignId).toHaveBeenCalledWith({ id: uncoded.id, studentID: 'STD-021' })
  },
}

// proves 2§2.students.10
export const Changing: Story = {
  args: { student: coded },
  play: async (context) => {
    await expect(field(context)).toHaveValue('STD-001')
    await context.userEvent.clear(field(context))
    await context.userEvent.type(field(context), 'STD-100')
    await submit(context)
    await waitFor(() =>
      expect(context.args.onAssignId).toHaveBeenCalledWith({ id: 1, studentID: 'STD-100', version: 1 }),
    )
  },
}

export const Blank: Story = {
  tags: ['axe'],
  play: async (context) => {
    await context.userEvent.clear(field(context))
    await submit(context)
    await waitFor(() => expect(context.canvas.getAllByText('Student ID is required').at(-1)).toBeVisible())
    await waitFor(() => expect(field(context)).toHaveFocus())
    await expect(context.args.onAssignId).not.toHaveBeenCalled()
  },
}

export const Taken: Story = {
  args: {
    onAssignId: rejectSubmit('', examples.assignStudentId[422].codeTaken.error),
  },
  play: async (context) => {
    await submit(context)
    await waitFor(() => expect(field(context)).toHaveAccessibleDescription(/This student ID is taken\./))
    await expect(field(context)).toHaveValue('STD-021')
    await expect(context.args.onDone).not.toHaveBeenCalled()
  },
}

export const SentOnce: Story = {
  args: { onAssignId: neverSettle() },
  play: async (context) => {
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Submit' }))
    await expect(context.args.onAssignId).toHaveBeenCalledTimes(1)
  },
}
