import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { type SubmitResult, done, submitError } from '#submitResult.ts'
import { neverSettle } from '../testing/submitHandlers.ts'
import { dialogRenderers } from './everyDialogStoryHelpers.tsx'
import { RemoveMemberDialog } from './events/admin/EventMembersTable.tsx'
import { ReplaceReceiptDialog } from './payments/form/PaymentFormNotices.tsx'
import { UnsavedChangesDialog } from '../forms/UnsavedChangesDialog.tsx'

/** Dialogs that send no request themselves, or requests for several records. */
const withoutRequest = [
  'AssignIdsDialog',
  'DayLessonsDialog',
  'FeeReminderDialog',
  'GuardianReminderDialog',
  'InvitationDialog',
  'LessonDialog',
  'MessageDialog',
  'MicrophoneTestDialog',
  'NoLessonDialog',
  'RemindDialog',
  'ReminderDialog',
  'RemoveMemberDialog',
  'ReplaceReceiptDialog',
  'SearchDialog',
  'SessionExpiredDialog',
  'TrialMessageDialog',
]

/** Set once the story is mounted. */
let renderDialog: ((question: ReactNode) => void) | undefined

function Stage() {
  const [question, setQuestion] = useState<ReactNode>()
  useEffect(() => {
    renderDialog = setQuestion
    return () => (renderDialog = undefined)
  }, [])
  return question
}

const meta = {
  component: Stage,
  title: 'Components/Overlays/Every dialog',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const opened = () => screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')

/** The close button in the corner, then the actions: Cancel, then the main one. */
const buttons = async () => {
  const question = await waitFor(() => opened() ?? screen.getByRole('alertdialog'))
  const [close, ...others] = within(question).getAllByRole('button')
  const [cancel, confirm] = others.slice(-2)
  return { close: close!, cancel: cancel!, confirm: confirm! }
}

/** Some dialogs require a reason before they can be confirmed. */
const enterReason = async ({ userEvent }: Parameters<Play>[0]) => {
  const why = screen.queryByRole('textbox', { name: 'Reason' })
  if (why) await userEvent.type(why, 'Sent twice')
}

/** A request made for one record resolves after the same dialog was opened for another. */
const resolvesForPreviousRecord =
  (outcome: SubmitResult): Play =>
  async (context) => {
    await waitFor(() => expect(renderDialog).toBeDefined())
    for (const [file, question] of Object.entries(dialogRenderers)) {
      const { promise, resolve } = Promise.withResolvers<SubmitResult>()
      const end = { onClose: fn(), onDone: fn() }
      renderDialog?.(question({ at: 0, act: () => promise, end }))
      await buttons()
      await enterReason(context)
      await context.userEvent.click((await buttons()).confirm)
      await waitFor(async () => expect((await buttons()).cancel, file).toBeDisabled())
      renderDialog?.(question({ at: 1, act: neverSettle(), end }))
      await waitFor(async () => expect((await buttons()).cancel, file).toBeEnabled())
      resolve(outcome)
      await promise
      await new Promise((onFrame) => requestAnimationFrame(onFrame))
      await expect(end.onClose, file).not.toHaveBeenCalled()
      await expect(end.onDone, file).not.toHaveBeenCalled()
      await expect(screen.queryByText('It is needed.'), file).toBeNull()
      renderDialog?.(null)
      await waitFor(() => expect(opened(), file).toBeNull())
    }
  }

export const AnotherIsDone: Story = {
  tags: ['axe'],
  play: async (context) => {
    const sources = import.meta.glob<string>(
      ['./**/*.tsx', '!./**/*.stories.tsx', '../components/ErasePersonDialog/*.tsx'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const dialogs = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/function ([A-Z]\w*Dialog)\b/g)].map(([, name = '']) => name),
    )
    await expect(dialogs.toSorted()).toEqual([...Object.keys(dialogRenderers), ...withoutRequest].toSorted())
    await resolvesForPreviousRecord(done)(context)
  },
}

export const AnotherIsRefused: Story = {
  tags: ['slow'],
  play: resolvesForPreviousRecord(submitError('It is needed.')),
}

/** Dialogs whose main action ends nothing for others and can be undone or repeated. */
const harmless = new Set([
  'ApproveApplicationDialog',
  'ArrangeTrialDialog',
  'CorrectDecisionDialog',
  'ExcuseDialog',
  'HideProfileDialog',
  'NewLinkDialog',
  'RecordPaymentDialog',
  'RecordRefundDialog',
  'ReplaceReceiptDialog',
  'TrialOutcomeDialog',
  'UnsavedChangesDialog',
])

/** Dialogs of `withoutRequest` that have actions. */
const questions: Record<string, ReactNode> = {
  RemoveMemberDialog: <RemoveMemberDialog isOpen name="Zaynab" isPending={false} onConfirm={fn()} onCancel={fn()} />,
  ReplaceReceiptDialog: <ReplaceReceiptDialog onCancel={fn()} />,
  UnsavedChangesDialog: <UnsavedChangesDialog question={{}} onStay={fn()} onLeave={fn()} />,
}

/** The colour of a CSS variable as browsers compute it. */
function computeColor(variable: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.backgroundColor = `var(${variable})`
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** Close in the corner, the main action last and at the end, and red only for what ends something for others. */
export const SameLayoutAndColours: Story = {
  play: async () => {
    await waitFor(() => expect(renderDialog).toBeDefined())
    const end = { onClose: fn(), onDone: fn() }
    const all = {
      ...questions,
      ...Object.fromEntries(
        Object.entries(dialogRenderers).map(([name, render]) => [name, render({ at: 0, act: neverSettle(), end })]),
      ),
    }
    for (const [name, dialog] of Object.entries(all)) {
      renderDialog?.(dialog)
      const { close, cancel, confirm } = await buttons()
      await expect(close, name).toHaveAccessibleName('Close')
      await expect(close.closest('header'), name).toBeVisible()
      await expect(cancel, name).not.toBe(close)
      const color = computeColor(harmless.has(name) ? '--color-brand' : '--color-danger')
      await waitFor(() => expect(getComputedStyle(confirm).backgroundColor, name).toBe(color))
      const [question, button] = [opened()!.getBoundingClientRect(), confirm.getBoundingClientRect()]
      const isRtl = getComputedStyle(confirm).direction === 'rtl'
      await expect(isRtl ? button.left - question.left : question.right - button.right, name).toBeLessThan(32)
      await expect(cancel.compareDocumentPosition(confirm), name).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      renderDialog?.(null)
      await waitFor(() => expect(opened(), name).toBeNull())
    }
  },
}

/** Every other overlay has a close button too; the phone’s menu closes by a press beside it. */
export const EveryOverlayCloses: Story = {
  play: async () => {
    const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const overlays = Object.entries(sources).filter(([, source]) => /<(?:Full|Sheet)?Overlay\b/.test(source))
    await expect(overlays.length).toBeGreaterThan(3)
    const open = overlays.filter(([, source]) => !source.includes('label={t`Close`}')).map(([file]) => file)
    await expect(open).toEqual(['../layouts/AppShell/NavigationSheet.tsx'])
  },
}
