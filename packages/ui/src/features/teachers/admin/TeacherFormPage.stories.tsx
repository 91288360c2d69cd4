import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { TeacherFormPage } from './TeacherFormPage.tsx'

const lists = examples.listTeachers[200]
const { invitation } = examples.createInvitation[200].mailed
const [invited] = lists.invited.teachers

const meta = {
  component: TeacherFormPage,
  title: 'Screens/Admin/Teacher/Form',
  args: {
    teachers: ready(lists.typical.teachers),
    open: 'new',
    courses: ready(examples.listCourses[200].typical.course),
    onCreateTeacher: acceptSubmit(),
    onEditTeacher: acceptSubmit(),
    invited: undefined,
    onCloseInvitation: fn(),
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TeacherFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const enter = async ({ canvas, userEvent }: Play, name: RegExp, text: string) =>
  fillField(userEvent, await canvas.findByRole('textbox', { name }), text)
const save = async ({ canvas, userEvent }: Play, name = 'Save') => userEvent.click(canvas.getByRole('button', { name }))

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /^Teacher ID/ })).toHaveValue('TCH-008')
    await enter(context, /^Name/, 'Mariam Siddiqui')
    await enter(context, /^Contact number/, '+92 300 5550199')
    await enter(context, /^Email/, 'mariam.siddiqui@maktab.test')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Urdu' }))
    await userEvent.click(canvas.getByRole('button', { name: /Course$|^Course/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Qaida for children' }))
    await save(context)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(args.onCreateTeacher).toHaveBeenCalledWith({
      teach_id: 'TCH-008',
      name: 'Mariam Siddiqui',
      contact_number: '+92 300 5550199',
      email: 'mariam.siddiqui@maktab.test',
      languages_spoken: ['urdu'],
      application_date: '2026-11-18',
      courses: [{ course_id: 4, timings: [] }],
    })
  },
}

export const Invited: Story = {
  tags: ['axe'],
  args: { invited: { invitation, name: 'Hafsa Begum' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Invitation for/ }))
    await expect(dialog.getByText(/^We emailed this link to/)).toBeVisible()
  },
}

export const Editing: Story = {
  args: { open: invited!.id, teachers: ready([invited!]) },
  play: async (context) => {
    const { canvas, args } = context
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue(invited!.name)
    await enter(context, /^Nationality/, 'Emirati')
    await save(context, 'Update')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(args.onEditTeacher).toHaveBeenCalledWith(
      invited!.id,
      expect.objectContaining({
        nationality: 'Emirati',
        version: 1,
        courses: [{ course_id: 7, timings: [{ from: '17:00', to: '19:00' }] }],
      }),
    )
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await canvas.findByRole('textbox', { name: /^Name/ })
    await save(context)
    for (const message of ['Name is required', 'Contact number is required', 'Email is required']) {
      await expect((await canvas.findAllByText(message))[0]).toBeVisible()
    }
    await expect(args.onCreateTeacher).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    open: 1,
    onEditTeacher: rejectSubmit('Please check the highlighted fields.', {
      email: ['An account with this email already exists.'],
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await enter(context, /^Email/, 'taken@maktab.test')
    await save(context, 'Update')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(/already exists/),
    )
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('taken@maktab.test')
  },
}

export const Sending: Story = {
  args: { open: 1, onEditTeacher: neverSettle() },
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /^Name/ })
    await save(context, 'Update')
    await expect(await context.canvas.findByText('Saving…')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { open: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This teacher no longer exists.')).toBeVisible()
  },
}

export const Loading: Story = { args: { open: 1, teachers: loading } }
export const LoadingNew: Story = { args: { teachers: loading } }
export const Failed: Story = { args: { open: 1, teachers: failed('Error fetching teachers', fn()) } }
export const NotOffered: Story = { args: { onCreateTeacher: undefined } }
export const LongText: Story = {
  args: { open: lists.longText.teachers[0]!.id, teachers: ready(lists.longText.teachers) },
}
