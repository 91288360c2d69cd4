import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { RecordRefundDialog } from './RecordRefundDialog.tsx'
import { VoidEntryDialog } from './VoidEntryDialog.tsx'

const [, recorded] = examples.listStudentBillingDetails[200].recorded.data[0]!.payments.entries
const onClose = fn()
const onVoidEntry = acceptSubmit()

const meta = {
  component: RecordRefundDialog,
  title: 'Screens/Admin/Refund and void',
  args: {
    student: 'Zaynab Malik',
    item: { kind: 'fee', id: 1, title: 'Tajweed for beginners', month: '2026-08', held: 45, currency: 'USD' },
    onRecordRefund: acceptSubmit(),
    onClose,
  },
} satisfies Meta<typeof RecordRefundDialog>
export default meta

type Story = StoryObj<typeof meta>

const open = async (name: string) => within(await screen.findByRole('dialog', { name }))

// proves X231
export const Refund: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const dialog = await open('Record refund')
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Amount/ }), '15')
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), ' Two lessons were cancelled. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.onRecordRefund).toHaveBeenCalledWith({
      kind: 'fee',
      id: 1,
      amount: 15,
      method: 'cash',
      date: '2026-11-18',
      reason: 'Two lessons were cancelled.',
    })
  },
}

export const RefundFieldErrors: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const dialog = await open('Record refund')
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Amount/ }), '45.01')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onRecordRefund).not.toHaveBeenCalled()
  },
}

export const RefundRefused: Story = {
  args: { onRecordRefund: rejectSubmit('', { amount: ['Only 45 USD was paid for this.'] }) },
  play: async ({ userEvent }) => {
    const dialog = await open('Record refund')
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'The course was cancelled.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect((await dialog.findAllByText('Only 45 USD was paid for this.'))[0]).toBeVisible()
  },
}

/** What was typed is not lost without a question. */
export const RefundClosed: Story = {
  play: async ({ userEvent }) => {
    onClose.mockClear()
    const dialog = await open('Record refund')
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'The course was cancelled.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await expect(onClose).not.toHaveBeenCalled()
  },
}

// proves X231
export const Void: Story = {
  render: () => <VoidEntryDialog entry={recorded!} currency="USD" onVoidEntry={onVoidEntry} onClose={onClose} />,
  play: async ({ userEvent }) => {
    onVoidEntry.mockClear()
    const dialog = await open('Void payment?')
    await expect(dialog.getByText('$20')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAttribute('aria-invalid', 'true'),
    )
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'Recorded for the wrong student.')
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }))
    await waitFor(() => expect(onVoidEntry).toHaveBeenCalledWith(recorded!.id, 'Recorded for the wrong student.'))
  },
}

export const VoidRefused: Story = {
  render: () => (
    <VoidEntryDialog
      entry={{ ...recorded!, type: 'refund' }}
      currency="USD"
      onVoidEntry={rejectSubmit('It was paid again since. Void that payment first.')}
      onClose={onClose}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = await open('Void refund?')
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Reason/ }), 'By mistake.')
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }))
    await expect(await dialog.findByText('It was paid again since. Void that payment first.')).toBeVisible()
  },
}
