import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { asPart } from '#testing/officePart.tsx'
import { desktopViewport } from '#testing/viewports.ts'
import list from './StudentsScreen.stories.tsx'
import { StudentsScreen } from './StudentsScreen.tsx'

const students = examples.listStudents[200]
const onNoteMessage = fn()
const onAssignIds = fn(async () => new Map<number, string>())
const { bulkActions } = list.args

const meta = {
  ...list,
  component: StudentsScreen,
  title: 'Screens/Admin/Students/Selection',
  globals: desktopViewport,
  args: { ...list.args, bulkActions: { ...bulkActions, onNoteMessage, onAssignIds } },
  beforeEach: () => {
    onNoteMessage.mockClear()
    onAssignIds.mockClear()
  },
} satisfies Meta<typeof StudentsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const bar = ({ canvas }: Play) => within(canvas.getByRole('group', { name: 'Selected rows: Students' }))

async function select(context: Play, ...names: string[]) {
  for (const name of names) {
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: `Select ${name}` }))
  }
}

const actionNames = (context: Play) =>
  bar(context)
    .getAllByRole('button')
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)

async function openDialog(context: Play, action: string, title: string | RegExp) {
  await context.userEvent.click(bar(context).getByRole('button', { name: action }))
  return within(await screen.findByRole('dialog', { name: title }, { timeout: 20_000 }))
}

/** The actions that apply to the selection: no IDs to assign, but an overdue fee to remind of. */
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    await select(context, 'Zaynab Malik', 'محمد عثمان')
    await expect(actionNames(context)).toEqual([
      'Select all 12',
      'Message',
      'Remind',
      'Export selected rows: Students',
      'Clear the selection',
    ])
  },
}

/** The text is written once; each opened message is recorded and leads to the next. */
export const Message: Story = {
  play: async (context) => {
    const { userEvent } = context
    await select(context, 'Zaynab Malik', 'محمد عثمان')
    const dialog = await openDialog(context, 'Message', 'Message to 2 people')
    const first = () => dialog.getByRole('link', { name: 'WhatsApp to Imran Malik (opens in a new tab)' })
    await expect(first()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'No lessons on Friday.')
    await waitFor(() => expect(first()).not.toHaveAttribute('aria-disabled'))
    const text = new URL(first().getAttribute('href') ?? '').searchParams.get('text')
    await expect(text).toContain('Imran Malik')
    await expect(text).toMatch(/No lessons on Friday\.$/)
    first().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(first())
    await expect(onNoteMessage).toHaveBeenCalledWith([1], 'whatsapp', text)
    await expect(dialog.getByText('1 of 2 opened')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('link', { name: /^WhatsApp to طارق محمود/ })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    // Reopening the dialog shows the text again.
    const reopened = await openDialog(context, 'Message', 'Message to 2 people')
    await expect(reopened.getByRole('textbox', { name: 'Message' })).toHaveValue('No lessons on Friday.')
  },
}

/** Suggests the next free IDs; one that the server refuses stays with its error. */
export const AssignIds: Story = {
  args: { students: ready(students.withoutCode.students) },
  play: async (context) => {
    const { canvas, userEvent } = context
    const [one, other] = students.withoutCode.students
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }))
    const dialog = await openDialog(context, 'Assign IDs', 'Assign 2 IDs')
    const fieldOf = (name: string) => dialog.getByRole('textbox', { name: `Student ID of ${name}` })
    await waitFor(() => expect(fieldOf(one!.name)).toHaveValue('STD-013'))
    await expect(fieldOf(other!.name)).toHaveValue('STD-014')
    onAssignIds.mockResolvedValueOnce(new Map([[other!.id, 'Student ID already exists']]))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign IDs' }))
    await expect(onAssignIds).toHaveBeenCalledWith([
      expect.objectContaining({ id: one!.id, studentID: 'STD-013' }),
      expect.objectContaining({ id: other!.id, studentID: 'STD-014' }),
    ])
    await expect(await dialog.findByText('Student ID already exists')).toBeVisible()
    await expect(dialog.queryByRole('textbox', { name: `Student ID of ${one!.name}` })).toBeNull()
    await userEvent.clear(fieldOf(other!.name))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign IDs' }))
    await expect(await dialog.findByText('Student ID is required')).toBeVisible()
    await userEvent.type(fieldOf(other!.name), 'STD-020')
    await userEvent.click(dialog.getByRole('button', { name: 'Assign IDs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('group', { name: 'Selected rows: Students' })).toBeNull()
  },
}

const fees = examples.listFees[200].typical.fees.filter(({ status }) => status === 'overdue')

/** A reminder in the language of the family, with its fees and the total. */
export const Remind: Story = {
  args: {
    bulkActions: {
      ...bulkActions,
      onNoteMessage,
      loadOverdueFees: async (ids) => fees.filter(({ student }) => ids.includes(student.id)),
    },
  },
  play: async (context) => {
    await select(context, 'Zaynab Malik')
    const dialog = await openDialog(context, 'Remind', 'Remind of overdue fees')
    const link = () => dialog.getByRole('link', { name: /^WhatsApp to Imran Malik/ })
    // The text is complete once the messages of the family’s language are loaded.
    await waitFor(() => expect(link()).not.toHaveAttribute('aria-disabled'))
    const text = new URL(link().getAttribute('href') ?? '').searchParams.get('text')
    await expect(text).toContain(fees[0]!.reference)
  },
}

export const FeesFailed: Story = {
  args: { bulkActions: { ...bulkActions, loadOverdueFees: async () => undefined } },
  play: async (context) => {
    await select(context, 'Zaynab Malik')
    const dialog = await openDialog(context, 'Remind', 'Remind of overdue fees')
    await expect(await dialog.findByText('Couldn’t load the fees.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Without fees and a history in the backend, messages can still be opened. */
export const SpecifiedBackend: Story = {
  args: { bulkActions: { ...bulkActions, loadOverdueFees: undefined, onNoteMessage: undefined } },
  play: async (context) => {
    await select(context, 'Zaynab Malik')
    await expect(bar(context).queryByRole('button', { name: 'Remind' })).toBeNull()
    await expect(bar(context).getByRole('button', { name: 'Message' })).toBeVisible()
  },
}

/** One student without an ID, and one with an overdue fee. */
const mixed = [students.withoutCode.students[0]!, students.typical.students[0]!]

/** Payments remind of fees but assign no IDs. */
export const PaymentsPart: Story = {
  decorators: [asPart('payments')],
  args: { students: ready(mixed) },
  play: async (context) => {
    await select(context, ...mixed.map(({ name }) => name))
    await expect(actionNames(context)).toEqual([
      'Message',
      'Remind',
      'Export selected rows: Students',
      'Clear the selection',
    ])
  },
}

/** Teaching assigns IDs but reminds of no fees. */
export const TeachingPart: Story = {
  decorators: [asPart('teaching')],
  args: { students: ready(mixed) },
  play: async (context) => {
    await select(context, ...mixed.map(({ name }) => name))
    await expect(actionNames(context)).toEqual([
      'Message',
      'Assign IDs',
      'Export selected rows: Students',
      'Clear the selection',
    ])
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await select(context, 'Zaynab Malik')
    await openDialog(context, 'Message', 'Message to 1 person')
  },
}
