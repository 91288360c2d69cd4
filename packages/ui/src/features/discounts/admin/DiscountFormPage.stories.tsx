import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { DiscountFormPage } from './DiscountFormPage.tsx'

const { discounts } = examples.listDiscounts[200].typical
const scholarship = discounts.find(({ student }) => student !== null)!
const early = discounts.find(({ amount }) => amount !== null)!

const meta = {
  component: DiscountFormPage,
  title: 'Screens/Admin/Discounts/Form',
  parameters: { now: new Date('2026-04-20T09:00:00Z') },
  args: {
    discounts: ready(discounts),
    open: 'new',
    prefill: { student: undefined },
    students: ready(examples.listStudents[200].typical.students),
    courses: ready(examples.listCourses[200].typical.course),
    events: ready(examples.listEvents[200].typical.event),
    generateCode: () => 'K7QM-3XTR',
    onSaveDiscount: acceptSubmit(),
    onClose: fn(),
  },
} satisfies Meta<typeof DiscountFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const enter = async ({ canvas, userEvent }: Play, name: RegExp, text: string) =>
  fillField(userEvent, await canvas.findByRole('textbox', { name }), text)
const choose = async ({ canvas, userEvent }: Play, field: string, text: string) => {
  await fillField(userEvent, await canvas.findByRole('combobox', { name: field }), text)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(text) }))
}

const nothing = {
  id: 0,
  code: null,
  studentId: null,
  courseId: null,
  eventId: null,
  percentage: null,
  amount: null,
  from: null,
  until: null,
  mostUses: null,
  note: null,
}

// proves X140
export const ACode: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await userEvent.keyboard('Siblings')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate code' }))
    await expect(canvas.getByRole('textbox', { name: /^Code/ })).toHaveValue('K7QM-3XTR')
    await enter(context, /^Percent/, '25')
    await enter(context, /^Usage limit/, '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Create discount' }))
    await waitFor(() =>
      expect(args.onSaveDiscount).toHaveBeenCalledWith({
        ...nothing,
        name: 'Siblings',
        code: 'K7QM-3XTR',
        percentage: 25,
        mostUses: 30,
      }),
    )
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

// proves X140
export const AScholarship: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await enter(context, /^Name/, 'Scholarship')
    await userEvent.click(canvas.getByRole('radio', { name: 'One student' }))
    await choose(context, 'Student', 'Zaynab Malik')
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed amount' }))
    await enter(context, /^Amount/, '15')
    await userEvent.click(canvas.getByRole('radio', { name: 'One course' }))
    await choose(context, 'Course', 'Tajweed for beginners')
    await enter(context, /^Note/, 'Agreed with the family')
    await userEvent.click(canvas.getByRole('button', { name: 'Create discount' }))
    await waitFor(() =>
      expect(args.onSaveDiscount).toHaveBeenCalledWith({
        ...nothing,
        name: 'Scholarship',
        studentId: 1,
        courseId: 1,
        amount: 15,
        note: 'Agreed with the family',
      }),
    )
  },
}

// proves X141
export const ForAStudent: Story = {
  args: { prefill: { student: 1 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Student' })).toHaveValue('STD-001 · Zaynab Malik'))
  },
}

// proves X140
export const Editing: Story = {
  args: { open: scholarship.id },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(await canvas.findByRole('combobox', { name: 'Student' })).toHaveValue('STD-001 · Zaynab Malik')
    await enter(context, /^Percent/, '75')
    await userEvent.click(canvas.getByRole('button', { name: 'Update discount' }))
    await waitFor(() =>
      expect(args.onSaveDiscount).toHaveBeenCalledWith(
        expect.objectContaining({ id: scholarship.id, percentage: 75, version: scholarship.version }),
      ),
    )
  },
}

/** A fixed discount on an event, in a former currency of the school. */
export const OfAnotherCurrency: Story = {
  args: { open: early.id, discounts: ready(discounts.map((one) => ({ ...one, currency: one.currency && 'EUR' }))) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^It was €5\./)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Event' })).toHaveValue('Parents’ workshop')
    await userEvent.click(canvas.getByRole('button', { name: 'Update discount' }))
    await expect(await canvas.findByText('Amount is required')).toBeVisible()
  },
}

// proves X140
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create discount' }))
    for (const message of ['Name is required', 'Code is required', 'Percent is required']) {
      await expect((await canvas.findAllByText(message))[0]).toBeVisible()
    }
    await expect(args.onSaveDiscount).not.toHaveBeenCalled()
  },
}

// proves X140
export const Refused: Story = {
  args: {
    onSaveDiscount: rejectSubmit('Please check the highlighted fields.', { code: ['This code is already in use.'] }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await enter(context, /^Name/, 'Siblings')
    await enter(context, /^Code/, 'EID')
    await enter(context, /^Percent/, '25')
    await userEvent.click(canvas.getByRole('button', { name: 'Create discount' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/This code is already in use/),
    )
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Siblings')
  },
}

/** A discount that has ended in the meantime can’t be edited. */
export const Gone: Story = {
  args: { open: discounts.find(({ endedAt }) => endedAt !== null)!.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This discount has ended or no longer exists.')).toBeVisible()
  },
}

export const Loading: Story = { args: { open: 2, discounts: loading } }
export const Failed: Story = { args: { open: 2, discounts: failed('Something went wrong', fn()) } }
export const NotOffered: Story = { args: { discounts: undefined } }
export const LongText: Story = {
  args: { open: 1, discounts: ready(examples.listDiscounts[200].longText.discounts) },
}
