import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { languages } from '#i18n/languages.ts'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { FeesScreen } from './FeesScreen.tsx'

const { typical, longText } = examples.listFees[200]
const { counts } = typical
const inState = (state: string) => typical.fees.filter(({ status }) => status === state)
const retry = fn()
const none = { fees: [], counts: { overdue: 0, due: 0, pending: 0 }, onLoadMore: undefined }

const meta = {
  component: FeesScreen,
  title: 'Screens/Admin/Fees',
  args: {
    fees: ready({ fees: inState('overdue'), counts, onLoadMore: undefined }),
    state: 'overdue',
    onState: fn(),
    hrefs: { billing: (id) => `/admin/students?student=${id}&tab=billing`, review: '/admin/inbox?kind=feePayment' },
    getPayAddress: (id) => `https://school.test/student/billing?fee=${id}`,
    copyText: fn(async () => true),
    onWaiveFee: acceptSubmit(),
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

// proves X115
export const Reminded: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    const [first] = inState('overdue')
    await userEvent.click(canvas.getAllByRole('button', { name: `Remind ${first!.student.name}` })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reminder' })
    await waitFor(() => expect(text.value).toContain(first!.reference))
    await expect(text.value).toContain(`https://school.test/student/billing?fee=${first!.id}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Copy reminder' }))
    await expect(args.copyText).toHaveBeenCalledWith(expect.stringContaining(first!.course.name))
    await expect(await dialog.findByText('Copied')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /Reminder language/ }))
    const inUrdu = languages.find(({ id }) => id === 'ur')!.name
    await userEvent.click(await screen.findByRole('option', { name: inUrdu }))
    await waitFor(() => expect(text.value).toMatch(/^آداب/))
  },
}

export const RemindedWithSalam: Story = {
  parameters: { school: { emailGreeting: 'salam' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = inState('overdue')
    await userEvent.click(canvas.getAllByRole('button', { name: `Remind ${first!.student.name}` })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reminder' })
    await waitFor(() => expect(text.value).toMatch(/^(Assalamu alaikum|السلام)/))
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
