import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { GuardianReminderDialog } from './FeeReminders.tsx'
import { FeesScreen } from './FeesScreen.tsx'

const { typical, longText, family, settled } = examples.listFees[200]
const { counts, sums } = typical
const inState = (state: string) => typical.fees.filter(({ status }) => status === state)
const retry = fn()
const none = { fees: [], counts: { overdue: 0, due: 0, pending: 0 }, onLoadMore: undefined }

const meta = {
  component: FeesScreen,
  title: 'Screens/Admin/Fees',
  args: {
    fees: ready({ fees: inState('overdue'), counts, sums, onLoadMore: undefined }),
    state: 'overdue',
    onState: fn(),
    hrefs: { billing: (id) => `/admin/students?student=${id}&tab=billing`, review: '/admin/inbox?kind=feePayment' },
    getPayAddress: (id) => `https://school.test/student/billing?fee=${id}`,
    copyText: fn(async () => true),
    onWaiveFee: acceptSubmit(),
    renderEntryDialog: fn(() => null),
    renderGuardianReminder: (student, onClose) => (
      <GuardianReminderDialog
        student={student}
        fees={ready(family.fees)}
        payAddress="https://school.test/student/billing"
        copyText={async () => true}
        onClose={onClose}
      />
    ),
  },
} satisfies Meta<typeof FeesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X115
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    const [first] = inState('overdue')
    const row = within(canvas.getAllByRole('listitem')[0]!)
    await expect(row.getByRole('link', { name: first!.student.name })).toHaveAttribute(
      'href',
      `/admin/students?student=${first!.student.id}&tab=billing`,
    )
    await expect(row.getByText(/days? late$/)).toBeVisible()
    await expect(row.getByText('Overdue')).toBeVisible()
    const states = within(canvas.getByRole('group', { name: 'Status' }))
    await expect(states.getByRole('button', { name: /^Overdue/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(states.queryByRole('button', { name: /^All/ })).toBeNull()
    await userEvent.click(states.getByRole('button', { name: /^Due/ }))
    await expect(args.onState).toHaveBeenCalledWith('due')
  },
}

/** What is due and overdue stands above the list. */
// proves X234
export const Totals: Story = {
  play: async ({ canvas }) => {
    const totalOf = (label: string) => canvas.getByText(label, { selector: 'dt' }).parentElement
    await expect(totalOf('Overdue')).toHaveTextContent(/\$85$/)
    await expect(totalOf('Due')).toHaveTextContent(/\$90$/)
  },
}

// proves X234
export const Paid: Story = {
  args: { fees: ready({ ...settled, onLoadMore: undefined }), state: 'paid' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(within(first!).getByText('Paid')).toBeVisible()
    await expect(second).toHaveTextContent('$45 paid, $15 refunded')
    await expect(canvas.queryByRole('button', { name: /^(Remind|Waive|Record)/ })).toBeNull()
  },
}

// proves X230
export const PaymentRecorded: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [first] = inState('overdue')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Record payment of / })[0]!)
    await expect(args.renderEntryDialog).toHaveBeenCalledWith(
      { action: 'payment', student: first!.student, key: `fee-${first!.id}` },
      expect.any(Function),
    )
  },
}

/** A backend without recorded payments, sums and guardians. */
export const WithoutExtras: Story = {
  args: {
    fees: ready({
      fees: inState('overdue').map(({ student: { guardian: _guardian, ...student }, ...fee }) => ({ ...fee, student })),
      counts,
      onLoadMore: undefined,
    }),
    renderEntryDialog: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Record payment/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /overdue fees$/ })).toBeNull()
    await expect(within(canvas.getByRole('group', { name: 'Status' })).getAllByRole('button')).toHaveLength(3)
  },
}

// proves X115
export const Waived: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [first] = inState('overdue')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Waive / })[0]!)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Waive fee?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Waive' }))
    await waitFor(() => expect(args.onWaiveFee).toHaveBeenCalledWith(first, undefined))
  },
}

/** Waiving the last fee removes the list and moves focus to the section. */
export const LastWaived: Story = {
  render: function WithServer(args) {
    const [isWaived, setIsWaived] = useState(false)
    const fees = isWaived ? [] : inState('overdue').slice(0, 1)
    return (
      <>
        <FeesScreen
          {...args}
          fees={ready({ fees, counts, onLoadMore: undefined })}
          onWaiveFee={async () => {
            const outcome = await args.onWaiveFee()
            setIsWaived(true)
            return outcome
          }}
        />
        <button type="button" style={{ minInlineSize: 44, minBlockSize: 44 }} onClick={() => setIsWaived(false)}>
          ↻
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Waive / }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Waive fee?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Waive' }))
    await expect(await canvas.findByText('No overdue fees')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Monthly fees' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '↻' }))
    await expect(canvas.getByRole('button', { name: /^Waive / })).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const Waiting: Story = {
  args: { fees: ready({ fees: inState('pending'), counts, onLoadMore: undefined }), state: 'pending' },
  play: async ({ canvas }) => {
    const [decide] = canvas.getAllByRole('link', { name: /^Review .*’s payment/ })
    await expect(decide).toHaveAttribute('href', '/admin/inbox?kind=feePayment')
    await expect(canvas.queryByRole('button', { name: /^Remind/ })).toBeNull()
  },
}

export const Many: Story = {
  args: {
    fees: ready({
      fees: Array.from({ length: 50 }, (_, index) => ({ ...inState('overdue')[0]!, id: index + 1 })),
      counts: { ...counts, overdue: 212 },
      onLoadMore: fn(),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.fees?.state === 'ready' && args.fees.data.onLoadMore).toHaveBeenCalledTimes(1)
  },
}

export const Empty: Story = {
  args: { fees: ready(none) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No overdue fees')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { fees: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading fees')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { fees: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** The backend has no monthly fees. */
export const NotTold: Story = {
  args: { fees: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monthly fees aren’t available')).toBeVisible()
  },
}

export const LongText: Story = { args: { fees: ready({ ...longText, onLoadMore: undefined }) } }
