import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { type SubmitResult, done, submitError } from '../submitResult.ts'
import { acceptSubmit } from '../testing/submitHandlers.ts'
import { tokens } from '../theme/tokens.ts'
import { FormTextField } from './FormTextFields.tsx'
import { optionalText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'
import { UnsavedChangesProvider } from './UnsavedChangesProvider.tsx'

const schema = object({ name: optionalText({ max: 60 }) })
type Values = Infer<typeof schema>
const onSaved = fn()

const meta = {
  component: UnsavedChangesProvider,
  title: 'Forms/UnsavedChangesProvider',
  argTypes: { children: { control: false } },
  args: {
    navigate: fn(),
    children: (
      <div style={{ display: 'grid', gap: tokens.space[5] }}>
        <TextLink href="/courses">All courses</TextLink>
        <ValidatedForm initialValues={{ name: '' }} schema={schema} onSubmit={acceptSubmit()} onDone={onSaved}>
          <FormTextField<Values> name="name" label="Name" />
          <FormActions pendingLabel="Saving…">Save</FormActions>
        </ValidatedForm>
      </div>
    ),
  },
} satisfies Meta<typeof UnsavedChangesProvider>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function typeAndLeave({ canvas, userEvent, args }: Play): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Letters')
  await userEvent.click(canvas.getByRole('link', { name: 'All courses' }))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible())
  await expect(args.navigate).not.toHaveBeenCalled()
}

// proves D46.2
export const Asks: Story = {
  tags: ['axe'],
  play: async (context) => {
    await typeAndLeave(context)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
  },
}

export const Stays: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await typeAndLeave(context)
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Letters')
    await expect(args.navigate).not.toHaveBeenCalled()
  },
}

export const StaysWithEscape: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await typeAndLeave(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All courses' })).toHaveFocus())
    await expect(args.navigate).not.toHaveBeenCalled()
  },
}

export const Leaves: Story = {
  play: async (context) => {
    await typeAndLeave(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(context.args.navigate).toHaveBeenCalledWith('/courses'))
    await expect(context.args.navigate).toHaveBeenCalledTimes(1)
  },
}

export const UnchangedFormDoesNotAsk: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All courses' }))
    await expect(args.navigate).toHaveBeenCalledWith('/courses')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** Reverted and saved changes don't count as unsaved. */
export const NothingToLoseDoesNotAsk: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const link = canvas.getByRole('link', { name: 'All courses' })
    await userEvent.type(name, 'L{Backspace}')
    await userEvent.click(link)
    await expect(args.navigate).toHaveBeenCalledTimes(1)
    await userEvent.type(name, 'Letters')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    await userEvent.click(link)
    await expect(args.navigate).toHaveBeenCalledTimes(2)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

const settle: { current: (outcome: SubmitResult) => void } = { current: () => undefined }

const whileSaving = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: tokens.space[5] }}>
        <TextLink href="/courses">All courses</TextLink>
        <ValidatedForm
          initialValues={{ name: '' }}
          schema={schema}
          onSubmit={() => new Promise((resolve) => void (settle.current = resolve))}
        >
          <FormTextField<Values> name="name" label="Name" />
          <FormActions pendingLabel="Saving…">Save</FormActions>
        </ValidatedForm>
      </div>
    ),
  },
} satisfies Story

async function saveAndLeave({ canvas, userEvent, args }: Play): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Letters')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await userEvent.click(canvas.getByRole('link', { name: 'All courses' }))
  await expect(args.navigate).not.toHaveBeenCalled()
}

export const LeavingWaitsForWhatIsSaved: Story = {
  ...whileSaving,
  play: async (context) => {
    await saveAndLeave(context)
    settle.current(done)
    await waitFor(() => expect(context.args.navigate).toHaveBeenCalledWith('/courses'))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const SavingTakesLong: Story = {
  tags: ['slow'],
  ...whileSaving,
  play: async (context) => {
    await saveAndLeave(context)
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave before it’s saved?' })).toBeVisible())
  },
}

export const RefusedMeanwhile: Story = {
  ...whileSaving,
  play: async (context) => {
    await saveAndLeave(context)
    settle.current(submitError('This name is taken.'))
    await expect(await context.canvas.findByText('This name is taken.')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(context.args.navigate).not.toHaveBeenCalled()
  },
}
