import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { loading, ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import { InboxScreen } from './InboxScreen.tsx'
import page from './InboxScreen.stories.tsx'
import { openItem } from './inboxStoryHelpers.ts'

const { typical, longText } = examples.listWaiting[200]

/** Lines that aren’t decided: overdue fees, and teachers with missing attendance as a group. */
const meta = { ...page, component: InboxScreen, title: 'Screens/Admin/Inbox/Reminders' } satisfies Meta<
  typeof InboxScreen
>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const list = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Inbox items' }))

/** One line for all teachers; its details list them, each with a way to their reminder and back. */
// proves X52
export const AttendanceGroup: Story = {
  tags: ['axe'],
  globals: { ...desktopViewport, language: 'en' },
  args: { teachers: ready(examples.listTeachers[200].typical.teachers) },
  play: async ({ canvas, userEvent, args }) => {
    const line = list(canvas).getByRole('button', { name: /^2 teachers · 6 lessons/ })
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-current', 'true')
    await expect(openItem(canvas).getByText('6 lessons are missing attendance.')).toBeVisible()
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Remind all by email' }))
    await expect(args.onRemindAll).toHaveBeenCalledTimes(1)
    await userEvent.click(openItem(canvas).getByRole('button', { name: /^Amina Yusuf/ }))
    await expect(await openItem(canvas).findByText('4 lessons are missing attendance.')).toBeVisible()
    // The group stays marked in the list.
    await expect(line).toHaveAttribute('aria-current', 'true')
    const whatsApp = openItem(canvas).getByRole('link', { name: /WhatsApp/ })
    await waitFor(() => expect(whatsApp.getAttribute('href')).toMatch(/Tajweed/))
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'All teachers' }))
    await expect(openItem(canvas).getByRole('heading', { level: 2, name: '2 teachers' })).toBeVisible()
  },
}

export const AttendanceGroupLoads: Story = {
  globals: desktopViewport,
  args: { open: 'attendance', missingAttendance: loading },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).getByText('Loading teachers')).toBeInTheDocument()
  },
}

export const NobodyCanBeReminded: Story = {
  args: { open: 'attendance', onRemindAll: rejectSubmit('Email isn’t set up, so nobody was reminded.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Remind all by email' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email isn’t set up')
  },
}

/** The backend sends no reminders. */
export const RemindersNotOffered: Story = {
  args: { open: 'attendance', onRemindAll: undefined },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).queryByRole('button', { name: /^Remind all/ })).toBeNull()
  },
}

/** The kind’s own tab lists each teacher. */
export const OneLineEach: Story = {
  args: { kind: 'owedRegister' },
  play: async ({ canvas }) => {
    await expect(list(canvas).getAllByRole('listitem')).toHaveLength(typical.counts.owedRegister)
  },
}

// proves X90
export const OverdueFee: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  parameters: { now: new Date('2026-11-18T12:00:00Z') },
  args: { open: 'overdueFee-3' },
  play: async ({ canvas, userEvent, args }) => {
    const detail = openItem(canvas)
    await expect(detail.getByText('$45')).toBeVisible()
    await expect(detail.getByText('23 days late')).toBeVisible()
    await expect(detail.getByText(formatMonth('2026-10', 'en-GB'))).toBeVisible()
    await expect(detail.getByRole('link', { name: 'Record payment' })).toHaveAttribute('href', '#billing-1')
    const whatsApp = detail.getByRole('link', { name: /WhatsApp/ })
    await waitFor(() => expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toMatch(/billing\?fee=3/))
    await userEvent.click(detail.getByRole('button', { name: 'Waive…' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Waive fee?' }))
    await userEvent.type(question.getByRole('textbox', { name: 'Reason' }), 'Illness')
    await userEvent.click(question.getByRole('button', { name: 'Waive' }))
    const { fee } = typical.items.find(({ kind }) => kind === 'overdueFee')!
    await waitFor(() => expect(args.onWaiveFee).toHaveBeenCalledWith(fee, 'Illness'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const LongFee: Story = { args: { waiting: ready(longText), open: 'overdueFee-6' } }

/** The order applies where kinds are mixed. */
export const Order: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const orders = within(canvas.getByRole('group', { name: 'Order' }))
    await expect(orders.getByRole('button', { name: 'Most important' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(orders.getByRole('button', { name: 'Oldest' }))
    await expect(args.onOrderChange).toHaveBeenCalledWith('oldest')
    await userEvent.click(canvas.getByRole('button', { name: /^Course payments/ }))
    await expect(canvas.queryByRole('group', { name: 'Order' })).toBeNull()
  },
}

/** The backend has only one order. */
export const OneOrder: Story = {
  args: { onOrderChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Order' })).toBeNull()
  },
}

/** One tab stop for the list; the arrow keys move within it. */
export const ArrowKeys: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = list(canvas)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('button')!)
    first!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('tabindex', '-1')
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
  },
}
