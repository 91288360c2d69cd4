import { examples } from '@maktab/contract/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { ApiExtensionsContext } from '#providers/ApiExtensionsContext.ts'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { EventsScreen } from './EventsScreen.tsx'

const events = examples.listStudentEvents[200]
const [joined] = events.joined.events

const meta = {
  component: EventsScreen,
  title: 'Screens/Student/Events',
  parameters: { now: new Date('2026-11-18T05:00:00Z') },
  args: {
    events: ready(events.typical.events),
    host: 'school.maktab.test',
    busyIds: [],
    getPayHref: (id) => `/student/event?pay=${id}`,
    onToggle: acceptSubmit(),
  },
} satisfies Meta<typeof EventsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming Events' }))
    await expect(upcoming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Open evening',
      'محفلِ قراءت',
      'Parents’ workshop',
      'مسابقة الحفظ',
      'ورشة التجويد',
      'رمضان کی تیاری',
    ])
    const past = within(canvas.getByRole('region', { name: 'Past events' }))
    await expect(past.getByRole('heading', { level: 3 })).toHaveTextContent('Calligraphy afternoon')
  },
}

/** Events that couldn’t be refetched stay, with a notice that they may be outdated. */
export const MayBeOld: Story = {
  args: { events: ready(events.typical.events, { isRefetching: false, retry: fn() }) },
  play: async ({ canvas }) => {
    const staleNotice = canvas.getByText('This list may be out of date.')
    const following = Node.DOCUMENT_POSITION_FOLLOWING
    const section = canvas.getByRole('region', { name: 'Upcoming Events' })
    await expect(staleNotice.compareDocumentPosition(section) & following).toBe(following)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

// proves 2§2.studentEvents.5, 2§4.1, 2§4.2, D18.1
export const NotPaid: Story = {
  args: { events: ready(events.pendingWithoutReceipt.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$15')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Purchase مسابقة الحفظ' })).toHaveAttribute(
      'href',
      '/student/event?pay=3',
    )
    await expect(canvas.queryByRole('button', { name: /^(Join|Leave)/ })).toBeNull()
  },
}

// proves D18.1
export const UnderReview: Story = {
  args: { events: ready(events.pendingWithReceipt.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under review')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Purchase/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Replace receipt/ })).toHaveAttribute('href', '/student/event?pay=2')
  },
}

const withoutExtensions: Decorator = (Story) => (
  <ApiExtensionsContext value={false}>
    <Story />
  </ApiExtensionsContext>
)

/** Sending another receipt has the same name as for courses and in billing. */
export const RejectedWithExtensions: Story = {
  args: { events: ready(events.rejected.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Send another receipt for/ })).toHaveTextContent(
      'Send another receipt',
    )
  },
}

// proves 2§2.studentEvents.5, 2§4.1, 2§4.2
export const Rejected: Story = {
  decorators: [withoutExtensions],
  args: { events: ready(events.rejected.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible()
    await expect(canvas.getByText('Your receipt wasn’t approved. Please send another.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Purchase/ })).toBeVisible()
  },
}

// proves D18.1
export const RejectedWithoutReceipt: Story = {
  decorators: [withoutExtensions],
  args: { events: ready(events.rejected.events.map((entry) => ({ ...entry, receipt: null }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Purchase/ })).toBeVisible()
  },
}

/** Past events offer no actions. */
export const Past: Story = {
  args: { events: ready(events.past.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming events found.')).toBeVisible()
    await expect(canvas.getByText('Past')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A member gets the link even after the event has started. */
// proves 2§2.studentEvents.1, 2§2.studentEvents.2
export const Untitled: Story = {
  args: { events: ready(events.untitled.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Untitled' })).toBeVisible()
    await expect(canvas.getByText('No description')).toBeVisible()
  },
}

export const UnsafeLink: Story = {
  args: { events: ready([{ ...joined!, event: { ...joined!.event, link: 'javascript:alert(1)' } }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const UnreadableTime: Story = {
  args: { events: ready([{ ...joined!, event: { ...joined!.event, time: 'after Ramadan' } }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('after Ramadan')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add to calendar/ })).toBeNull()
  },
}

export const ViewerInAnotherZone: Story = {
  parameters: { school: { viewerZone: 'America/New_York' } },
  args: { events: ready(events.free.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Dec 2026, 08:30')).toBeVisible()
    await expect(canvas.getByText('Karachi').closest('small')).toHaveTextContent(/^18:30 in Karachi$/)
  },
}

export const AddedToTheCalendar: Story = {
  args: { events: ready([...events.joined.events, ...events.free.events]) },
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = []
    const createObjectURL = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return '#'
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    try {
      await userEvent.click(canvas.getByRole('button', { name: `Add to calendar: ${joined!.event.title}` }))
      await waitFor(() => expect(files).toHaveLength(1))
      await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar: Open evening' }))
      await waitFor(() => expect(files).toHaveLength(2))
      const [own, other] = await Promise.all(files.map((file) => file.text()))
      await expect(own).toContain('DTSTART:20270123T130000Z')
      await expect(own).toContain('https://meet.maktab.test/workshop')
      await expect(other).toContain('DTSTART:20261205T133000Z')
      await expect(other).not.toContain('https://meet.maktab.test')
    } finally {
      createObjectURL.mockRestore()
      click.mockRestore()
    }
  },
}

export const BackFromThePayment: Story = {
  args: { restoreFocusTo: 3 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Send another receipt for/ })).toHaveFocus())
  },
}

// proves 2§2.studentEvents.8, 2§8.29
export const Empty: Story = {
  args: { events: ready(events.empty.events) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming events found.')).toBeVisible()
  },
}

export const Loading: Story = { args: { events: loading } }

const retry = fn()

export const Failed: Story = {
  args: { events: failed('Error fetching events', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching events')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: { events: ready([...events.longText.events, ...events.typical.events.filter(({ eventID }) => eventID !== 2)]) },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^Join us for an evening/)
    const height = text.clientHeight
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }))
    await expect(text.clientHeight).toBeGreaterThan(height)
    await expect(text.scrollHeight).toBe(text.clientHeight)
    const showLess = canvas.getByRole('button', { name: /^Show less/ })
    await expect(showLess).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(showLess)
    await expect(text.clientHeight).toBe(height)
  },
}

/** A full scholarship makes an event free to join. */
// proves X142
export const AllTakenOff: Story = {
  args: {
    events: ready(events.pendingWithoutReceipt.events),
    discounts: [{ name: 'Scholarship', courseId: null, eventId: null, percentage: 100, amount: null }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Take part in/ })).toBeVisible()
    await expect(canvas.getByText('It’s free. You can join now.')).toBeVisible()
    await expect(canvas.queryByText(/Pay first/)).toBeNull()
  },
}

// proves X142
export const OwnPrices: Story = {
  args: { discounts: [{ name: 'Scholarship', courseId: null, eventId: null, percentage: 100, amount: null }] },
  play: async ({ canvas }) => {
    const offered = events.typical.events.find((one) => one.payment_status === 'rejected')
    const card = within(canvas.getByRole('heading', { name: offered!.event.title }).closest('article')!)
    await expect(card.getByText('Scholarship')).toBeVisible()
    await expect(card.getByText('Free')).toBeVisible()
    await expect(card.getByText('instead of')).toBeInTheDocument()
  },
}
