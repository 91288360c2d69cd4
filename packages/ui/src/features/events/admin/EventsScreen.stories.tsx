import { examples } from '@maktab/contract/examples'
import type { ListedEvent } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { listWithForm } from '#testing/screenFlow.tsx'
import { OpenRecordState } from '#testing/storyState.tsx'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { expectFocusRestored, pressRowAction } from '#testing/pressRowAction.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { EventsScreen } from './EventsScreen.tsx'
import { EventFormPage } from './EventFormPage.tsx'

const AdminEvents = listWithForm(EventsScreen, EventFormPage)

const { typical, empty, longText } = examples.listEvents[200]
const [first, second] = typical.event
const unreadable = { ...first!, time: 'Friday at four' }

const meta = {
  component: AdminEvents,
  title: 'Screens/Admin/Events',
  args: {
    events: ready(typical.event),
    open: undefined,
    restoreFocusTo: undefined,
    onOpen: fn(),
    getMembersHref: (id) => `/admin/event?members=${id}`,
    onSaveEvent: acceptSubmit(),
    onDeleteEvent: acceptSubmit(),
  },
  render: (args) => <OpenRecordState screen={AdminEvents} args={args} />,
} satisfies Meta<typeof AdminEvents>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Wide enough for all columns in Urdu, whose labels are longer. */
const wide = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { viewport: { options: { wide: { name: 'Wide', styles: { width: '1366px', height: '768px' } } } } },
}

const rowOf = ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  within(canvas.getByRole('rowheader', { name: title }).closest('tr')!)
const titles = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
const segment = ({ canvas }: Pick<Play, 'canvas'>, group: string, name: RegExp) =>
  within(canvas.getByRole('group', { name: group })).getByRole('spinbutton', { name })
/** The member counts of an event are read-only. */
const saved = ({ args }: Pick<Play, 'args'>, { joined: _joined, waiting: _waiting, ...event }: Partial<ListedEvent>) =>
  waitFor(() => expect(args.onSaveEvent).toHaveBeenCalledWith(event))

// proves 1§2.events.3, 1§2.events.4, 1§2.events.5, 1§2.events.6
export const Typical: Story = {
  tags: ['axe'],
  ...wide,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Description',
      'Price',
      'Time',
      'Link',
      'Status',
      'Actions',
    ])
    const row = rowOf({ canvas }, String(first?.title))
    await expect(row.getByText('Free')).toBeVisible()
    await expect(row.getByText('5 Dec 2026, 18:30 GMT+5')).toBeVisible()
    await expect(row.getByRole('link', { name: /^Join/ })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(row.getByRole('link', { name: `Members of ${first?.title}` })).toHaveAttribute(
      'href',
      `/admin/event?members=${first?.id}`,
    )
    await expect(rowOf({ canvas }, String(second?.title)).getByText('$10')).toBeVisible()
    await expect(rowOf({ canvas }, 'Graduation').getByText('Free')).toBeVisible()
  },
}

// proves 1§2.events.3, 1§2.events.4, 1§2.events.5
export const UpcomingBeforePast: Story = {
  ...wide,
  play: async ({ canvas, userEvent }) => {
    await expect(titles({ canvas })[0]).toBe('Open evening')
    await expect(titles({ canvas }).at(-1)).toBe('Calligraphy afternoon')
    const past = rowOf({ canvas }, 'Calligraphy afternoon')
    await expect(past.getByText('Past')).toBeVisible()
    await expect(past.getByText('–')).toBeVisible()
    await expect(within(canvas.getByRole('table')).getAllByText('Upcoming')).toHaveLength(typical.event.length - 1)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'past')
    await waitFor(() => expect(titles({ canvas })).toEqual(['Calligraphy afternoon']))
  },
}

/** The time stays in a narrow table; other columns are hidden and announced. */
export const NarrowTable: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Dec 2026, 18:30 GMT+5')).toBeVisible()
  },
}

// proves 1§2.events.7, 1§8.16
export const Empty: Story = {
  args: { events: ready(empty.event) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events found.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create' })).toBeVisible()
  },
}

export const Loading: Story = { args: { events: loading } }

const retry = fn()

export const Failed: Story = {
  args: { events: failed('Error fetching events', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Error fetching events')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { events: ready(longText.event) } }
// proves D30.2
export const UnreadableTime: Story = {
  args: { events: ready([unreadable]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Friday at four')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first?.title}`)
    await expect(canvas.getByText(/^We can’t read the saved time \(“/)).toHaveTextContent('“Friday at four”')
    await userEvent.click(canvas.getByRole('button', { name: 'Update event' }))
    await waitFor(() => expect(segment({ canvas }, 'Date', /^day/)).toHaveFocus())
    await userEvent.keyboard('05122026')
    await userEvent.click(segment({ canvas }, 'Time of day', /^hour/))
    await userEvent.keyboard('1605')
    await userEvent.click(canvas.getByRole('button', { name: 'Update event' }))
    await saved({ args }, { ...first, time: '2026-12-05T16:05' })
  },
}

export const UnsafeLink: Story = {
  globals: desktopViewport,
  args: { events: ready([{ ...first!, link: 'javascript:alert(1)' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull()
  },
}

// proves 1§2.events.1, 1§2.events.2, D30.1
export const CreatingAFreeOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
    await userEvent.keyboard('Circle')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'An evening.')
    await expect(canvas.getByText('School time (Karachi)')).toBeVisible()
    await userEvent.click(segment({ canvas }, 'Date', /^day/))
    await userEvent.keyboard('05122026')
    await userEvent.click(segment({ canvas }, 'Time of day', /^hour/))
    await userEvent.keyboard('1830')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    const event = { id: 0, title: 'Circle', description: 'An evening.', price: null, link: null }
    await saved({ args }, { ...event, time: '2026-12-05T18:30' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus())
  },
}

// proves 1§2.events.2, 1§2.events.6
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Edit', `${second?.title}`)
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit event/ })).toBeVisible()
    const price = canvas.getByRole('textbox', { name: /^Price/ })
    await expect(price).toHaveValue('$10.00')
    await userEvent.clear(price)
    await userEvent.type(price, '12.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Update event' }))
    await saved({ args }, { ...second, price: 12.5 })
    await expectFocusRestored(canvas, 'Edit', `${second?.title}`)
  },
}

// proves 1§5.19, 1§5.20, 1§5.21, D19.2
export const FieldErrors: Story = {
  tags: ['axe'],
  args: { open: 'new' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '-5')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Event' }))
    await expect(await canvas.findByText('Please check 5 fields.')).toBeVisible()
    const rowTexts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(rowTexts).toHaveLength(5)
    for (const text of [
      'Description is required',
      'Price must be 0 or more',
      'Time: Date is required',
      'Time: Time of day is required',
      'Title is required',
    ]) {
      await expect(rowTexts).toContain(text)
    }
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
    await expect(args.onSaveEvent).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: {
    open: first?.id,
    onSaveEvent: rejectSubmit('', { time: ['That date doesn’t exist. Choose another one.'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update event' }))
    await expect(await canvas.findByText('That date doesn’t exist. Choose another one.')).toBeVisible()
    await waitFor(() => expect(segment({ canvas }, 'Date', /^day/)).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue(first?.title)
  },
}

// proves 1§2.events.1
export const AsksBeforeChangesAreLost: Story = {
  args: { open: 'new' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Circle')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(undefined))
  },
}

export const Gone: Story = {
  args: { open: 999 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This event no longer exists.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All events' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  },
}

// proves 1§2.events.6, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', `${first?.title}`)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(String(first?.title))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteEvent).toHaveBeenCalledWith(first?.id))
  },
}
