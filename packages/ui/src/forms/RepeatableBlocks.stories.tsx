import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { acceptSubmit, rejectSubmit } from '../testing/submitHandlers.ts'
import { FormActions } from './FormActions.tsx'
import { FormTextField } from './FormTextFields.tsx'
import { RepeatableBlocks } from './RepeatableBlocks.tsx'
import { ValidatedForm } from './ValidatedForm.tsx'
import { type Values, schema, newCourse, fields, receipt, filled } from './repeatableBlocksStoryHelpers.tsx'

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/RepeatableBlocks',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: { name: 'Zaynab Malik', courses: [newCourse()] },
    onSubmit: acceptSubmit(),
    onDone: fn(),
    children: fields({}),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const group = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.getByRole('group', { name })
const press = ({ canvas, userEvent }: Play, name: string) => userEvent.click(canvas.getByRole('button', { name }))

export const Added: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await press(context, 'Add another course')
    const second = within(await canvas.findByRole('group', { name: 'Course 2' }))
    await waitFor(() => expect(second.getByRole('button', { name: /Choose one/ })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Remove Course 1' })).toBeVisible()
  },
}

/** A lone block has no label and no frame until another one is added; its values stay. */
export const Compact: Story = {
  args: { children: fields({ isCompact: true }) },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText('Course 1').getBoundingClientRect().width).toBeLessThan(2)
    await context.userEvent.type(within(group(context, 'Course 1')).getByLabelText(/^From/), '16:00')
    await press(context, 'Add another course')
    await expect(await canvas.findByText('Course 2')).toBeVisible()
    await expect(canvas.getByText('Course 1').getBoundingClientRect().width).toBeGreaterThan(2)
    await expect(within(group(context, 'Course 1')).getByLabelText(/^From/)).toHaveValue('16:00')
  },
}

const three = { name: 'Zaynab Malik', courses: [filled('16:00'), newCourse(), filled('17:00')] }

/** Removing an empty block needs no confirmation; the other blocks keep their values. */
export const EmptyOneRemoved: Story = {
  args: { initialValues: three },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Remove Course 2')
    await expect(canvas.queryByRole('group', { name: 'Course 3' })).toBeNull()
    await expect(within(group(context, 'Course 2')).getByLabelText(/^From/)).toHaveValue('17:00')
    await expect(canvas.getByText('Course 2 removed')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Course 2' })).toHaveFocus())
  },
}

export const FilledOneAsksFirst: Story = {
  args: { initialValues: three },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Remove Course 3')
    await screen.findByRole('alertdialog', { name: 'Remove Course 3?' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(within(group(context, 'Course 3')).getByLabelText(/^From/)).toHaveValue('17:00')
    await press(context, 'Remove Course 3')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Course 3' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add another course' })).toHaveFocus())
    await expect(canvas.getByText('Course 3 removed')).toBeInTheDocument()
  },
}

export const FirstIsFixed: Story = {
  args: { initialValues: three, children: fields({ isFirstFixed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Course 1' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove Course 2' })).toBeVisible()
  },
}

export const NoneAtAll: Story = {
  args: { initialValues: { name: 'Zaynab Malik', courses: [] }, children: fields({ min: 0 }) },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Send')
    await expect(await canvas.findByText('Courses: choose at least one')).toBeVisible()
    const add = canvas.getByRole('button', { name: 'Add another course' })
    await waitFor(() => expect(add).toHaveFocus())
    await expect(add).toHaveAccessibleDescription('Courses: choose at least one')
  },
}

/** The summary names nested fields by their block, and each line focuses its field. */
export const ErrorsAreNamed: Story = {
  tags: ['axe'],
  args: { initialValues: { name: 'Zaynab Malik', courses: [filled('16:00'), { ...newCourse(), receipt }] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Send')
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    const second = within(group(context, 'Course 2'))
    await waitFor(() => expect(second.getByRole('button', { name: /Choose one/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Course 2, Time 1: To is required' }))
    await waitFor(() => expect(second.getByLabelText(/^To/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Course 2: Course is required' }))
    await waitFor(() => expect(second.getByRole('button', { name: /Choose one/ })).toHaveFocus())
  },
}

const taken = 'Another lesson is held then.'

export const ServerErrors: Story = {
  args: {
    initialValues: {
      name: 'Zaynab Malik',
      courses: [{ ...filled('16:00'), timings: Array.from({ length: 2 }, () => ({ from: '16:00', to: '17:00' })) }],
    },
    onSubmit: rejectSubmit('Not saved.', { 'courses[0].timings[1].to': [taken] }),
  },
  play: async (context) => {
    await press(context, 'Send')
    const second = within(await context.canvas.findByRole('group', { name: 'Time 2' }))
    await waitFor(() => expect(second.getByLabelText(/^To/)).toHaveAccessibleDescription(taken))
    await waitFor(() => expect(second.getByLabelText(/^To/)).toHaveFocus())
  },
}

export const ReceiptIsMissing: Story = {
  args: { initialValues: { name: 'Zaynab Malik', courses: [{ ...filled('16:00'), receipt: null }] } },
  play: async (context) => {
    await press(context, 'Send')
    const choose = await context.canvas.findByRole('button', { name: 'Choose image' })
    await waitFor(() => expect(choose).toHaveFocus())
    await expect(choose).toHaveAttribute('aria-invalid', 'true')
    await expect(choose).toHaveAccessibleDescription(/Receipt is required/)
  },
}

export const Narrow: Story = {
  args: { initialValues: three },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

const rowsThatOpen = (
  <>
    <RepeatableBlocks<Values, 'courses'>
      name="courses"
      legend="Courses"
      newBlock={newCourse}
      getBlockLabel={(number) => `Course ${number}`}
      addLabel="Add another course"
      min={0}
      summarize={({ timings }) => `At ${timings[0]?.from}`}
    >
      {(block) => <FormTextField<Values> name={`${block}.timings[0].from`} label="From" isRequired />}
    </RepeatableBlocks>
    <FormActions pendingLabel="Sending…">Send</FormActions>
  </>
)

/** Blocks are rows with a summary; opening one moves the focus to its first field, closing it back to the row. */
export const RowsThatOpen: Story = {
  tags: ['axe'],
  args: { initialValues: { name: 'Zaynab Malik', courses: [filled('16:00'), filled('')] }, children: rowsThatOpen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Course 1: At 16:00' }))
    const from = canvas.getByRole('textbox', { name: 'From' })
    await waitFor(() => expect(from).toHaveFocus())
    await userEvent.clear(from)
    await userEvent.type(from, '17:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Close Course 1' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Course 1: At 17:00' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Add another course' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'From' })).toHaveFocus())
  },
}

/** A block with an error is open after the form was sent. */
export const ErrorOpensTheRow: Story = {
  args: { initialValues: { name: 'Zaynab Malik', courses: [filled('16:00'), filled('')] }, children: rowsThatOpen },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'From' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(/From is required/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
