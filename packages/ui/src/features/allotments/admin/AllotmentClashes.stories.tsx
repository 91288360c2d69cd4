import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getWeekdayCheckbox } from '#testing/fillField.ts'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { done, submitError } from '#submitResult.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import formMeta from './AllotmentFormPage.stories.tsx'
import type { AllotmentFormProps } from './AllotmentForm.tsx'
import { AllotmentFormPage } from './AllotmentFormPage.tsx'
import { toAllotmentConflictQuery, toValues } from './allotment.schema.ts'
import { press } from './allotmentStoryActions.ts'

const { conflict, conflictRefused } = examples.findClashes[200]
const [stored] = examples.listAllotments[200].typical.teacherAllotment
const allotment = {
  ...stored!,
  student_class_timings: [{ ...stored!.student_class_timings[0]!, days: [1, 3] }],
}
const question = toAllotmentConflictQuery(toValues(allotment), allotment)!
const createConflictCheck = (found: typeof conflict | typeof conflictRefused) => ({
  latest: { question, found },
  onQueryChange: fn(),
  check: fn(async () => found),
})

const meta = {
  component: AllotmentFormPage,
  title: 'Screens/Admin/Allotments/Form/Conflicts',
  args: {
    ...formMeta.args,
    opened: ready([allotment]),
    allotments: ready([allotment]),
    open: allotment.id,
    conflictCheck: createConflictCheck(conflict),
    onSaveAllotment: acceptSubmit(),
  },
  globals: { language: 'en' },
} satisfies Meta<typeof AllotmentFormPage>
export default meta

type Story = StoryObj<typeof meta>

/** Shown while typing and confirmed before saving; the request then says that the conflict is known. */
export const GoesOn: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await expect(args.conflictCheck.onQueryChange).toHaveBeenLastCalledWith(question)
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/teaches “Tajweed, evening” at that time/),
    )
    await press(context, 'Update Allotment')
    const dialog = await screen.findByRole('alertdialog', { name: 'Save anyway?' })
    await expect(args.onSaveAllotment).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save anyway' }))
    await waitFor(() =>
      expect(args.onSaveAllotment).toHaveBeenCalledWith(expect.objectContaining({ goOn: true }), allotment.id),
    )
    await expect(args.onSaveAllotment).toHaveBeenCalledTimes(1)
  },
}

export const GoesBack: Story = {
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await press(context, 'Update Allotment')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Update Allotment' })).toHaveFocus())
    await expect(args.onSaveAllotment).not.toHaveBeenCalled()
    await expect(getWeekdayCheckbox(canvas, 3)).toBeChecked()
  },
}

export const NotAllowed: Story = {
  args: { conflictCheck: createConflictCheck(conflictRefused) },
  play: async (context) => {
    await press(context, 'Update Allotment')
    const dialog = await screen.findByRole('alertdialog', { name: 'These times aren’t available' })
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Change times' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onSaveAllotment).not.toHaveBeenCalled()
  },
}

/** No conflict was known before: the server rejects, and the dialog shows the conflicts it returned. */
export const RefusedByServer: Story = {
  args: {
    conflictCheck: { latest: undefined, onQueryChange: fn(), check: fn(async () => conflict) },
    onSaveAllotment: fn<AllotmentFormProps['onSaveAllotment']>(async ({ goOn }) =>
      goOn ? done : submitError('', { classTimes: ['The teacher has another class at that time.'] }),
    ),
  },
  play: async (context) => {
    const { args } = context
    await press(context, 'Update Allotment')
    const dialog = await screen.findByRole('alertdialog', { name: 'Save anyway?' })
    await expect(args.conflictCheck.check).toHaveBeenCalledWith(question)
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.onSaveAllotment).toHaveBeenCalledTimes(2)
  },
}

/** A server that doesn’t list the conflicts: its message is shown in the form. */
export const RefusedWithoutReasons: Story = {
  args: {
    conflictCheck: { latest: undefined, onQueryChange: fn(), check: fn(async () => undefined) },
    onSaveAllotment: fn<AllotmentFormProps['onSaveAllotment']>(async () =>
      submitError('', { classTimes: ['The teacher has another class at that time.'] }),
    ),
  },
  play: async (context) => {
    await press(context, 'Update Allotment')
    await expect((await context.canvas.findAllByText(/The teacher has another class at that time/))[0]).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
