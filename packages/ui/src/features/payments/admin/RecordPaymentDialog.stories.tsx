import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { RecordPaymentDialog } from './RecordPaymentDialog.tsx'

const { typical, longText } = examples.listPayableItems[200]
const [partlyPaid, due, , , unbilled] = typical.items
const retry = fn()

const meta = {
  component: RecordPaymentDialog,
  title: 'Screens/Admin/Record payment',
  args: {
    student: { id: 1, name: 'Zaynab Malik' },
    items: ready(typical.items),
    initialKey: 'fee-4',
    onRecordPayment: acceptSubmit(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecordPaymentDialog>
export default meta

type Story = StoryObj<typeof meta>

const open = async () => within(await screen.findByRole('dialog', { name: 'Record payment' }))

/** Everything is prefilled: Save records the whole amount in cash today. */
// proves X230
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const dialog = await open()
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('45')
    await expect(dialog.queryByRole('textbox', { name: 'Transaction number' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(args.onRecordPayment).toHaveBeenCalledWith({
      kind: 'fee',
      id: due!.id,
      amount: 45,
      method: 'cash',
      date: '2026-11-18',
    })
  },
}

/** A part by bank transfer, for a course that the student hasn’t bought yet. */
export const PartOfNewCourse: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: /Payment for/ }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(unbilled!.title) }))
    const amount = dialog.getByRole('textbox', { name: /^Amount/ })
    await waitFor(() => expect(amount).toHaveValue('54'))
    await fillField(userEvent, amount, '20')
    await userEvent.click(dialog.getByRole('button', { name: /Payment method/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
    await fillField(userEvent, dialog.getByRole('textbox', { name: 'Transaction number' }), ' FT-1 ')
    await fillField(userEvent, dialog.getByRole('textbox', { name: 'Note' }), 'By the uncle.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onRecordPayment).toHaveBeenCalledTimes(1))
    await expect(args.onRecordPayment).toHaveBeenCalledWith({
      kind: 'course',
      studentId: 1,
      itemId: unbilled!.itemId,
      amount: 20,
      method: 'bank transfer',
      date: '2026-11-18',
      note: 'By the uncle.',
      transactionId: 'FT-1',
    })
  },
}

export const PartlyPaid: Story = {
  args: { initialKey: 'fee-3' },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue(String(partlyPaid!.left))
    await expect(dialog.getByText('$20 of $45 paid, $25 left')).toBeVisible()
  },
}

/** An entered amount stays when another item is selected. */
export const OwnAmountStays: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open()
    const amount = dialog.getByRole('textbox', { name: /^Amount/ })
    await fillField(userEvent, amount, '7')
    await userEvent.click(dialog.getByRole('button', { name: /Payment for/ }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(unbilled!.title) }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /Payment for/ })).toHaveTextContent(unbilled!.title))
    await expect(amount).toHaveValue('7')
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const dialog = await open()
    await fillField(userEvent, dialog.getByRole('textbox', { name: /^Amount/ }), '46')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(args.onRecordPayment).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { onRecordPayment: rejectSubmit('', { amount: ['Only 25 USD is due for this.'] }) },
  play: async ({ args, userEvent }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect((await dialog.findAllByText('Only 25 USD is due for this.'))[0]).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { onRecordPayment: neverSettle() },
  play: async ({ args, userEvent }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Saving…')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const NothingToPay: Story = {
  args: { items: ready([]), initialKey: undefined },
  play: async () => {
    await expect((await open()).getByText('Nothing to pay')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { items: loading },
  play: async () => {
    await expect((await open()).getByText('Loading open payments')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { items: failed('Something went wrong', retry) },
  play: async ({ userEvent }) => {
    await userEvent.click((await open()).getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: {
    student: { id: 1, name: examples.listFees[200].longText.fees[0]!.student.name },
    items: ready(longText.items),
    initialKey: 'fee-6',
  },
}
export const Phone: Story = {
  args: { items: ready(longText.items), initialKey: 'fee-6' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await open()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
