import { examples } from '@maktab/contract/examples'
import type { EventMember, Student } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { failed, loading, mapRemote, ready } from '#remote.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'
import { pressRowAction, getRowActionButton } from '#testing/pressRowAction.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { EventMembersScreen } from './EventMembersScreen.tsx'

const { typical, empty, longText } = examples.listEventMembers[200]
const zaynab = typical.event[0]!
const omar = typical.event.find(({ student }) => student.name === 'Omar Haddad')!
const free = typical.event.filter(({ payment_status: status }) => status === 'not_required')

const meta = {
  component: EventMembersScreen,
  title: 'Screens/Admin/Event members',
  args: {
    event: examples.listEvents[200].typical.event[1],
    members: ready(typical.event),
    eventsHref: '/admin/event',
    editHref: '/admin/event?event=2',
    loadStudents: (): Promise<readonly Student[] | undefined> =>
      Promise.resolve(examples.listStudents[200].typical.students),
    tab: undefined,
    getTabHref: (tab) => `/admin/event?members=2&tab=${tab}`,
    onTab: fn(),
    getBillingHref: (studentId) => `/admin/event?members=2&student=${studentId}`,
    onToggleMembership: acceptSubmit(),
  },
  /** Updates the list, as the server would. */
  render: function WithMembers(args) {
    const [members, setMembers] = useState(args.members)
    return (
      <EventMembersScreen
        {...args}
        members={members}
        onToggleMembership={async (studentId, change) => {
          const outcome = await args.onToggleMembership(studentId, change)
          if (outcome.state !== 'done') return outcome
          const toggleMember = (all: EventMember[]) =>
            all.map((one) => (one.student.id === studentId ? { ...one, is_member: !one.is_member } : one))
          setMembers((before) => mapRemote(before, toggleMember))
          return outcome
        }}
      />
    )
  },
} satisfies Meta<typeof EventMembersScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const rowOf = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(canvas.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row], tr')!)

// proves 1§2.events.8, 1§2.events.9, 1§2.events.10
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Event Members$/ })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(typical.event.length)
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/admin/event')
    if (isPhone()) return
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Student ID',
      'Name',
      'Payment Status',
      'Is Member',
      'Actions',
    ])
    const row = rowOf({ canvas }, zaynab.student.name)
    await expect(row.getByText('STD-001')).toBeVisible()
    await expect(row.getByText('Paid')).toBeVisible()
    await expect(row.getByText('Yes')).toBeVisible()
    await expect(row.getByRole('link', { name: /^See billing details/ })).toHaveAttribute(
      'href',
      `/admin/event?members=2&student=${zaynab.student.id}`,
    )
    await expect(row.getByRole('button', { name: /^Leave/ })).toBeVisible()
    await expect(rowOf({ canvas }, omar.student.name).getByRole('button', { name: /^Join/ })).toBeVisible()
  },
}

const copyText = fn((_text: string) => Promise.resolve(true))
const withClipboard: Story['render'] = (args) => (
  <CopyTextContext value={copyText}>
    <EventMembersScreen {...args} />
  </CopyTextContext>
)

/** Facts, next action and members, pending ones first; all their addresses can be copied for one email. */
// proves X56
export const Record: Story = {
  globals: desktopViewport,
  render: withClipboard,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Edit / })).toHaveAttribute('href', '/admin/event?event=2')
    const pending = typical.event.find(({ payment_status: status }) => status === 'pending')
    await expect(canvas.getByRole('link', { name: /^Review \d+ payments?$/ })).toHaveAttribute(
      'href',
      `/admin/event?members=2&student=${pending?.student.id}`,
    )
    const kinds = within(canvas.getByRole('group', { name: 'Status' })).getAllByRole('button')
    await expect(kinds[1]).toHaveTextContent(/^To review/)
    await expect(canvas.getAllByRole('rowheader')[0]!.closest('tr')).toHaveTextContent('Pending')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy emails' }))
    await expect(await canvas.findByText(/^Copied \d+ of \d+$/)).toBeVisible()
    await expect(copyText.mock.lastCall?.[0]).toMatch(/^\S+@\S+(, \S+@\S+)+$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone numbers' }))
    await waitFor(() => expect(copyText.mock.lastCall?.[0]).toMatch(/^\+?[\d ]+(\n\+?[\d ]+)+$/))
  },
}

// proves X56
export const StudentsUnknown: Story = {
  args: { loadStudents: () => Promise.resolve(undefined) },
  render: withClipboard,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy emails' }))
    await expect(await canvas.findByText('Couldn’t load students. Try again.')).toBeVisible()
  },
}

// proves X56
export const Masked: Story = {
  render: (args, context) => <PrivacyProvider isOn>{withClipboard(args, context)}</PrivacyProvider>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Copy/ })).toBeNull()
    await expect(canvas.getByText('Phone numbers and emails are hidden.')).toBeVisible()
  },
}

// proves 1§2.events.11, 1§4.11
export const NothingToPay: Story = {
  args: { members: ready(free) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not required')).toHaveLength(free.length)
    await expect(canvas.queryByRole('link', { name: /^See billing details/ })).toBeNull()
  },
}

// proves 1§2.events.12, 1§8.16
export const Empty: Story = {
  args: { members: ready(empty.event) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No members found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
}

export const Loading: Story = { args: { members: loading, event: undefined } }

const retry = fn()

export const Failed: Story = {
  args: { members: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { members: ready(longText.event) } }
export const WithoutCode: Story = {
  args: { members: ready([{ ...zaynab, student: { ...zaynab.student, std_id: null } }]) },
  play: async ({ canvas }) => {
    await expect(rowOf({ canvas }, zaynab.student.name).getByText('N/A')).toBeVisible()
  },
}

// proves 1§2.events.8, 1§2.events.9, 1§2.events.10
export const Joining: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Join: ${omar.student.name}` }))
    await expect(args.onToggleMembership).toHaveBeenCalledWith(omar.student.id, 'join')
    await waitFor(() => expect(canvas.getByRole('button', { name: `Leave: ${omar.student.name}` })).toHaveFocus())
    await expect(rowOf({ canvas }, omar.student.name).getByText('Yes')).toBeVisible()
  },
}

// proves D17.2
export const LeavingAsksFirst: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const leave = canvas.getByRole('button', { name: `Leave: ${zaynab.student.name}` })
    await userEvent.click(leave)
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(zaynab.student.name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(args.onToggleMembership).not.toHaveBeenCalled()

    await userEvent.click(leave)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await expect(args.onToggleMembership).toHaveBeenCalledWith(zaynab.student.id, 'leave')
    await waitFor(() => expect(canvas.getByRole('button', { name: `Join: ${zaynab.student.name}` })).toHaveFocus())
  },
}

export const PressedTwice: Story = {
  globals: desktopViewport,
  args: { onToggleMembership: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    const join = canvas.getByRole('button', { name: `Join: ${omar.student.name}` })
    await userEvent.dblClick(join)
    await expect(join).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(join)
    await expect(args.onToggleMembership).toHaveBeenCalledTimes(1)
  },
}

export const RefusedByServer: Story = {
  args: { onToggleMembership: rejectSubmit(examples.toggleEventMembership[422].invalid.error) },
  play: async ({ canvas, userEvent }) => {
    await pressRowAction({ canvas, userEvent }, 'Leave:', zaynab.student.name)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('Pay for this event before joining.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(getRowActionButton(canvas, 'Leave:', zaynab.student.name)).toBeVisible()
  },
}
