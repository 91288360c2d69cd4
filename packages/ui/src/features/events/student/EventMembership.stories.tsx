import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import type { EventsScreen } from './EventsScreen.tsx'
import screenMeta from './EventsScreen.stories.tsx'

const events = examples.listStudentEvents[200]
const [joined] = events.joined.events
const linkForEveryone = 'https://meet.maktab.test/parents'
const pakistan = '5 Dec 2026, 18:30 GMT+5'

const meta = {
  ...screenMeta,
  title: 'Screens/Student/Events/Membership',
} satisfies Meta<typeof EventsScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentEvents.3, 2§2.studentEvents.5, 2§4.1, 2§4.2
export const Free: Story = {
  tags: ['axe'],
  args: { events: ready(events.free.events) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Free')).toBeVisible()
    await expect(canvas.getByText(pakistan)).toBeVisible()
    await expect(canvas.queryByText('Karachi')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Join Open evening' }))
    await expect(args.onToggle).toHaveBeenCalledTimes(1)
    await expect(args.onToggle).toHaveBeenCalledWith(events.free.events[0])
  },
}

// proves D18.3
export const Paid: Story = {
  // Some backends send the link to everyone.
  args: {
    events: ready(events.paid.events.map((row) => ({ ...row, event: { ...row.event, link: linkForEveryone } }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible()
    await expect(canvas.getByText('Payment approved. One step left: join the event.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Join Parents’ workshop' })).toBeVisible()
    // Only members get the link.
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

// proves 2§2.studentEvents.1, 2§2.studentEvents.2, 2§2.studentEvents.3, 2§2.studentEvents.4, 2§2.studentEvents.5
// proves 2§4.1, 2§4.2
export const Joined: Story = {
  args: { events: ready(events.joined.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Joined')).toBeVisible()
    await expect(canvas.getByText('$12.50')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Link to the event (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', joined!.event.link)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const LeavingAsksFirst: Story = {
  args: { events: ready(events.joined.events) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Leave/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave event?' }))
    await expect(question.getByText(joined!.event.title)).toBeVisible()
    await expect(question.getByText('Your payment still counts. You can rejoin without paying.')).toBeVisible()
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onToggle).toHaveBeenCalledTimes(1)
    await expect(args.onToggle).toHaveBeenCalledWith(joined)
  },
}

export const Stays: Story = {
  args: { events: ready(events.joined.events) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Leave/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Leave/ })).toHaveFocus())
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

export const JoiningIsRefused: Story = {
  args: { events: ready(events.free.events), onToggle: rejectSubmit('This event no longer exists.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join Open evening' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This event no longer exists.')
  },
}

export const LeavingIsRefused: Story = {
  args: { events: ready(events.joined.events), onToggle: rejectSubmit('This event no longer exists.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Leave/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await expect(await question.findByRole('alert')).toHaveTextContent('This event no longer exists.')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  },
}

export const LeavingCosts: Story = {
  args: { events: ready([{ ...joined!, payment_status: 'not_required', receipt: null }]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Leave/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/You joined when it was free\. To rejoin, you’ll need to pay/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  },
}

export const Sending: Story = {
  args: { events: ready(events.free.events), busyIds: [1] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Join Open evening' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.dblClick(button)
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

export const OnNow: Story = {
  args: { events: ready(events.joined.events) },
  parameters: { now: new Date('2027-01-23T13:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Link to the event (opens in a new tab)' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
