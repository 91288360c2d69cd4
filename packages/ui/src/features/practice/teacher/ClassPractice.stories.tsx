import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createRoster } from '#lib/people/personLabels.ts'
import { failed, loading, ready } from '#remote.ts'
import { submitError } from '#submitResult.ts'
import { fillField } from '#testing/fillField.ts'
import { withTranslatedQueries } from '#testing/inAnyLanguage/translatedQueries.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { ClassPractice } from './ClassPractice.tsx'

const { typical, notSet, empty, longText } = examples.listClassPractice[200]
const { invalid } = examples.savePractice[422]

const meta = {
  component: ClassPractice,
  title: 'Screens/Teacher/Attendance/Practice',
  args: {
    practice: ready(notSet),
    students: createRoster(
      examples.listClassStudents[200].typical.students,
      examples.listTeacherAllotments[200].typical.teacherAllotment,
    ),
    onSave: acceptSubmit(),
  },
} satisfies Meta<typeof ClassPractice>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const all = withTranslatedQueries(screen)
const textField = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getByRole('textbox', { name: 'Practice until the next lesson' })
const save = ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save practice' }))
const type = async (context: Pick<Play, 'canvas' | 'userEvent'>, typed: string) => {
  await context.userEvent.click(textField(context))
  await fillField(context.userEvent, textField(context), typed)
}

/** What the students did, and an open form for what comes next. */
// proves D320.2
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('heading', { level: 2, name: /^Practice since Monday,? 16 November$/ })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain('Maryam Khan: 4 of 4 days')
    await type(context, 'Read al-Fil. ')
    await save(context)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ text: 'Read al-Fil.', students: [] }))
  },
}

/** A student’s own text replaces the one for all. */
export const DifferentForAStudent: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await type(context, 'Read al-Fil.')
    await userEvent.click(canvas.getByRole('button', { name: 'Different for a student…' }))
    await userEvent.click(await all.findByRole('menuitem', { name: 'STD-004 · Omar Haddad' }))
    const own = await canvas.findByRole('textbox', { name: 'STD-004 · Omar Haddad' })
    await waitFor(() => expect(own).toHaveFocus())
    await userEvent.paste('Only verse 1.')
    await save(context)
    const students = [{ id: 4, text: 'Only verse 1.' }]
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ text: 'Read al-Fil.', students }))
  },
}

/** What was set is text, with a button to edit it. */
export const AlreadySet: Story = {
  args: { practice: ready(typical) },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByText(typical.practice.text)).toBeVisible()
    await expect(canvas.getByText('Only verses 1–3, slowly.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit practice' }))
    await expect(textField(context)).toHaveValue(typical.practice.text)
    await type(context, '')
    await save(context)
    const students = [{ id: 4, text: 'Only verses 1–3, slowly.' }]
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ text: '', students, version: 1 }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit practice' })).toHaveFocus())
  },
}

/** Cancelling with typed text asks for confirmation. */
export const CancellingAsks: Story = {
  args: { practice: ready(typical) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Edit practice' }))
    await type(context, 'Read al-Fil.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await all.findByRole('button', { name: 'Keep editing' }))
    await expect(textField(context)).toHaveValue('Read al-Fil.')
  },
}

/** Nothing was set before. */
export const Empty: Story = {
  args: { practice: ready(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('textbox')).toBeVisible()
  },
}

export const Loading: Story = { args: { practice: loading } }

export const Failed: Story = { args: { practice: failed('Something went wrong', fn()) } }

export const LongText: Story = { args: { practice: ready(longText) } }

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    await type(context, 'x'.repeat(501))
    await save(context)
    await waitFor(() => expect(textField(context)).toHaveAttribute('aria-invalid', 'true'))
    await expect(context.args.onSave).not.toHaveBeenCalled()
  },
}

/** The refusal is shown at the text, which is kept. */
export const RefusedByServer: Story = {
  args: { onSave: rejectSubmit(invalid.message, invalid.error) },
  play: async (context) => {
    await type(context, 'Read al-Fil.')
    await save(context)
    await expect(await context.canvas.findByText(new RegExp(invalid.error.day[0]!))).toBeVisible()
    await expect(textField(context)).toHaveValue('Read al-Fil.')
  },
}

/** Someone else saved the practice first: the text is kept. */
export const EditConflict: Story = {
  args: {
    practice: ready(typical),
    onSave: fn(async () => ({ ...submitError('Someone else changed this.'), isEditConflict: true })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Edit practice' }))
    await type(context, 'Read al-Fil.')
    await save(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my edits' }))
    await expect(textField(context)).toHaveValue('Read al-Fil.')
  },
}

export const Sending: Story = {
  args: { onSave: neverSettle() },
  play: async (context) => {
    await type(context, 'Read al-Fil.')
    await save(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving…' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
