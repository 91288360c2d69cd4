import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, mapRemote, ready } from '#remote.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { StudentBilling } from './StudentBilling.tsx'

const { typical, longText } = examples.listFees[200]
const fees = typical.fees.filter(({ student }) => student.id === 1)
const [first] = fees
const ended = fees.slice(0, 2).map((fee) => ({
  ...fee,
  id: fee.id + 50,
  purchaseId: 102,
  course: { id: 2, name: 'Arabic for beginners' },
  feesEndedAt: '2026-11-01T09:00:00.000Z',
}))

const meta = {
  component: StudentBilling,
  title: 'Screens/Admin/Student/Billing/Fees',
  args: {
    student: 'STD-001 · Zaynab Malik',
    studentId: 1,
    purchases: examples.listStudentBillingDetails[200].typical.data,
    receiptsHref: '?student=1&papers=all',
    fees: ready(fees),
    onDecide: acceptSubmit(),
    onWaiveFee: acceptSubmit(),
    onEndFees: acceptSubmit(),
  },
  /** Applies waivers and endings to the data, like the server. */
  render: function WithServer(args) {
    const [waived, setWaived] = useState<number>()
    const [endedId, setEndedId] = useState<number>()
    return (
      <StudentBilling
        {...args}
        fees={
          args.fees &&
          mapRemote(args.fees, (all) =>
            all.map((fee) => ({
              ...fee,
              ...(fee.id === waived && { status: 'waived' as const }),
              ...(fee.purchaseId === endedId && { feesEndedAt: '2026-11-21T09:00:00.000Z' }),
            })),
          )
        }
        onWaiveFee={async (fee, reason) => {
          const outcome = await args.onWaiveFee(fee, reason)
          setWaived(fee.id)
          return outcome
        }}
        onEndFees={async (purchaseId, reason) => {
          const outcome = await args.onEndFees(purchaseId, reason)
          if (outcome.state === 'done') setEndedId(purchaseId)
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof StudentBilling>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole'>

const listOf = (canvas: Canvas, course: string) => within(canvas.getByRole('list', { name: `Monthly fees: ${course}` }))

// proves X98
export const MonthlyFees: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const list = listOf(canvas, 'Tajweed for beginners')
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await expect(list.getByText('Overdue')).toBeVisible()
    // Only outstanding fees can be waived.
    await expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Waive Tajweed for beginners, October 2026',
      'Waive Tajweed for beginners, November 2026',
    ])
  },
}

// proves X143
export const Waiving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waive Tajweed for beginners, October 2026' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Waive fee?' }))
    await expect(dialog.getByText('$45')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The teacher was ill.')
    await userEvent.click(dialog.getByRole('button', { name: 'Waive' }))
    await waitFor(() => expect(args.onWaiveFee).toHaveBeenCalledWith(fees[2], 'The teacher was ill.'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // Waiving removed the button.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Monthly fees' })).toHaveFocus())
  },
}

// proves X143
export const Ending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop monthly fees: Tajweed for beginners' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop monthly fees?' }))
    await expect(dialog.getByText(/^2 fees already charged stay due/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop fees' }))
    await waitFor(() => expect(args.onEndFees).toHaveBeenCalledWith(first!.purchaseId, undefined))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Monthly fees' })).toHaveFocus())
  },
}

export const EndingRefused: Story = {
  tags: ['axe'],
  args: { onEndFees: rejectSubmit('Someone else changed this.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Stop monthly fees/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Stop fees' }))
    await expect(await dialog.findByText('Someone else changed this.')).toBeVisible()
  },
}

/** Each course has its own list; an ended one shows its date. */
// proves X143
export const TwoCourses: Story = {
  args: { fees: ready([...fees, ...ended]) },
  play: async ({ canvas }) => {
    await expect(listOf(canvas, 'Arabic for beginners').getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/^1 Nov 2026$/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Stop monthly fees/ })).toHaveLength(1)
  },
}

export const Failed: Story = {
  args: { fees: failed('Something went wrong', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.fees?.state === 'failed' && args.fees.retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: { fees: ready(longText.fees) },
}
