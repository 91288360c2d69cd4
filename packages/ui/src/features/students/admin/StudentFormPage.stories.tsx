import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { done, submitError } from '#submitResult.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, neverSettle } from '#testing/submitHandlers.ts'
import { type StudentFormPageProps, StudentFormPage } from './StudentFormPage.tsx'

type Create = NonNullable<StudentFormPageProps['onCreateStudent']>

const lists = examples.listStudents[200]
const { invitation } = examples.createInvitation[200].created
const [invited] = lists.invited.students

const meta = {
  component: StudentFormPage,
  title: 'Screens/Admin/Student/Form',
  args: {
    students: ready(lists.typical.students),
    open: 'new',
    courses: ready(examples.listCourses[200].typical.course),
    onCreateStudent: fn<Create>(async () => done),
    onEditStudent: acceptSubmit(),
    invited: undefined,
    onCloseInvitation: fn(),
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StudentFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const enter = async ({ canvas, userEvent }: Play, name: RegExp, text: string) =>
  fillField(userEvent, await canvas.findByRole('textbox', { name }), text)
const save = async ({ canvas, userEvent }: Play, name = 'Save') => userEvent.click(canvas.getByRole('button', { name }))

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add student' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveValue('STD-013')
    await enter(context, /^Name/, 'Noura Saleh')
    await enter(context, /^Guardian name/, 'Huda Saleh')
    await enter(context, /^Contact number/, '+971 50 555 0142')
    await enter(context, /^Email/, 'huda.saleh@maktab.test')
    await enter(context, /^Notes/, 'Reads slowly.')
    await save(context)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(args.onCreateStudent).toHaveBeenCalledWith({
      std_id: 'STD-013',
      name: 'Noura Saleh',
      guardian_name: 'Huda Saleh',
      contact_number: '+971 50 555 0142',
      email: 'huda.saleh@maktab.test',
      registration_date: '2026-11-18',
      notes: 'Reads slowly.',
      courses: [],
    })
  },
}

/** Saved: the invitation is shown over the form. */
export const Invited: Story = {
  tags: ['axe'],
  args: { invited: { invitation, name: 'Hafsa Begum' } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Invitation for/ }))
    await expect(dialog.getByText(/reset-password/)).toBeVisible()
    await expect(dialog.getByText(/^Send this link to/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(args.onCloseInvitation).toHaveBeenCalledTimes(1)
  },
}

export const Editing: Story = {
  args: { open: 1 },
  play: async (context) => {
    const { canvas, args } = context
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Zaynab Malik')
    await expect(canvas.queryByRole('textbox', { name: /^Student ID/ })).toBeNull()
    await enter(context, /^Contact number/, '+44 7700 900999')
    await save(context, 'Update')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1))
    await expect(args.onEditStudent).toHaveBeenCalledWith(
      1,
      expect.objectContaining({
        contact_number: '+44 7700 900999',
        version: 1,
        courses: [{ course_id: 1, timings: [{ from: '16:00', to: '17:00' }] }],
      }),
    )
  },
}

/** Siblings share the email, which the form says. */
export const SharedEmail: Story = {
  args: { open: invited!.id, students: ready([invited!]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
      /Siblings sign in with this email, too/,
    )
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await enter(context, /^Email/, 'nobody')
    await userEvent.click(canvas.getByRole('button', { name: /Course$|^Course/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Qaida for children' }))
    await save(context)
    for (const message of ['Name is required', 'Guardian name is required', 'Contact number is required']) {
      await expect((await canvas.findAllByText(message))[0]).toBeVisible()
    }
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toBeInvalid()
    await expect(args.onCreateStudent).not.toHaveBeenCalled()
  },
}

const taken = submitError('Please check the highlighted fields.', {
  email: ['An account with this email already exists.'],
})

/** The email of a family: the student can join it. */
export const JoinsFamily: Story = {
  render: function Joining(args) {
    const [isFirst, setIsFirst] = useState(true)
    const create: Create = async (draft) => {
      const outcome = (await args.onCreateStudent?.(draft)) ?? taken
      setIsFirst(false)
      return isFirst ? taken : outcome
    }
    return <StudentFormPage {...args} onCreateStudent={create} />
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await enter(context, /^Name/, 'سارہ ملک')
    await enter(context, /^Guardian name/, 'Amina Malik')
    await enter(context, /^Contact number/, '+92 300 1234567')
    await enter(context, /^Email/, 'Siblings@maktab.test')
    await save(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to this family' }))
    await expect(canvas.getByText(/^The student joins the family/)).toBeVisible()
    await save(context)
    await waitFor(() =>
      expect(args.onCreateStudent).toHaveBeenLastCalledWith(expect.objectContaining({ joins_account: true })),
    )
  },
}

export const Refused: Story = {
  args: {
    onCreateStudent: fn<Create>(async () =>
      submitError('Please check the highlighted fields.', {
        std_id: ['This ID is taken. STD-022 is available.'],
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context
    await enter(context, /^Name/, 'Noura Saleh')
    await enter(context, /^Guardian name/, 'Huda Saleh')
    await enter(context, /^Contact number/, '+971 50 555 0142')
    await save(context)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Student ID/ })).toHaveAccessibleDescription(/STD-022 is available/),
    )
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Noura Saleh')
  },
}

export const Sending: Story = {
  args: { open: 1, onEditStudent: neverSettle() },
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /^Name/ })
    await save(context, 'Update')
    await expect(await context.canvas.findByText('Saving…')).toBeVisible()
  },
}

export const Gone: Story = {
  args: { open: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This student no longer exists.')).toBeVisible()
  },
}

export const Loading: Story = { args: { open: 1, students: loading } }
export const LoadingNew: Story = { args: { students: loading } }
export const Failed: Story = { args: { open: 1, students: failed('Failed to load students', fn()) } }
/** Times can’t be edited without the courses; everything else can. */
export const WithoutCourses: Story = {
  args: { open: 1, courses: failed('Failed to load courses', fn()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Courses and times' })).toBeNull()
  },
}
export const NotOffered: Story = { args: { onCreateStudent: undefined } }
export const LongText: Story = {
  args: { open: lists.longText.students[0]!.id, students: ready(lists.longText.students) },
}
