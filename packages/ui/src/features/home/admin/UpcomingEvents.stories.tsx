import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UpcomingEvents } from './UpcomingEvents.tsx'

const { typical, longText } = examples.listEvents[200]
const [any] = typical.event
const createEvent = (id: number, time: string, signedUp: object = {}) => ({
  ...any!,
  ...signedUp,
  id,
  title: `Event ${id}`,
  time,
})

const meta = {
  component: UpcomingEvents,
  title: 'Screens/Admin/Dashboard/Next events',
  parameters: { now: new Date('2026-03-24T12:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    events: [
      createEvent(1, '2026-05-01T18:00'),
      createEvent(2, '2026-03-24T08:59'),
      createEvent(3, '2026-03-24T09:01'),
      createEvent(4, '2026-03-25T10:00'),
      createEvent(5, 'soon'),
      createEvent(6, '2026-06-01T10:00'),
    ],
    eventsHref: '#events',
    getMembersHref: (id) => `#members-${id}`,
  },
} satisfies Meta<typeof UpcomingEvents>
export default meta

type Story = StoryObj<typeof meta>

/** Shows at most three current and upcoming events; past events and unreadable times are left out. */
// proves X50
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^Members of/ })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#members-3', '#members-4', '#members-1'])
  },
}

/** Shows member counts and pending payments; nothing for a backend without them. */
// proves X50
export const SignedUp: Story = {
  args: {
    events: [
      createEvent(1, '2026-03-25T10:00', { joined: 12, waiting: 2 }),
      createEvent(2, '2026-03-26T10:00', { joined: 1, waiting: 0 }),
      createEvent(3, '2026-03-27T10:00', { joined: undefined, waiting: undefined }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Event 112 joined2 payments to review/)
    await expect(second).toHaveTextContent(/^Event 21 joined/)
    await expect(third).toHaveTextContent(/^Event 3/)
    await expect(canvas.getAllByText(/joined|to review/)).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { events: [createEvent(2, '2026-03-24T08:59')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = {
  args: { events: longText.event.map((one) => ({ ...one, time: '2026-04-01T10:00' })) },
}
