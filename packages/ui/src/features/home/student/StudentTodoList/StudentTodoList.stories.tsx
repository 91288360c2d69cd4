import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, ready } from '#remote.ts'
import { exampleTodoHrefs } from './exampleTodoHrefs.ts'
import { StudentTodoList } from './StudentTodoList.tsx'

const { courses } = examples.listEnrolledCourses[200].typical
const { classes } = examples.listStudentClasses[200].typical
const { billing } = examples.listStudentBilling[200].typical
const { events } = examples.listStudentEvents[200].typical

const meta = {
  component: StudentTodoList,
  title: 'Screens/Student/Dashboard/To do',
  parameters: { now: new Date('2026-11-22T12:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    events: ready(events),
    billing: ready(billing),
    courses: ready(courses),
    classes: ready(classes),
    isReportOpened: (): boolean => false,
    hrefs: exampleTodoHrefs,
  },
} satisfies Meta<typeof StudentTodoList>
export default meta

type Story = StoryObj<typeof meta>

// proves X46
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Needs your attention' })).getAllByRole('listitem')
    for (const row of rows) await expect(within(row).getAllByRole('link')).toHaveLength(1)
    await expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Send another receipt',
      'Send another receipt',
      'See event',
      'See report',
    ])
    const invitations = within(canvas.getByRole('list', { name: 'Events you can join' }))
    await expect(invitations.getByRole('link')).toHaveTextContent('See event')
    // What waits for the school needs nothing, so it is one line below the list.
    await expect(canvas.getByText('2 receipts under review')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See billing' })).toHaveAttribute('href', '#billing')
    await expect(canvas.getByRole('link', { name: 'Send another receipt for التجويد المتقدم' })).toHaveAttribute(
      'href',
      '#purchase-7',
    )
  },
}

// proves X116
export const MonthlyFees: Story = {
  args: {
    events: ready([]),
    billing: ready([]),
    classes: ready([]),
    fees: ready(examples.listOwnFees[200].typical.fees),
  },
  play: async ({ canvas }) => {
    const [pay] = canvas.getAllByRole('link', { name: /^Pay \$45 for / })
    await expect(pay).toHaveAttribute('href', expect.stringMatching(/^#month-\d+$/))
    await expect(canvas.getAllByText(/^The fee was due on/)[0]).toBeVisible()
  },
}

/** A course that was asked for at registration, without a receipt. */
export const RequestedCourse: Story = {
  args: {
    events: ready([]),
    billing: ready([]),
    classes: ready([]),
    requests: ready([{ courseId: 1, courseName: 'Tajweed', price: 45, teacher: null }]),
  },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('link', { name: 'Pay $45 for Tajweed' })
    await expect(pay).toHaveTextContent(/^Pay \$45$/)
    await expect(pay).toHaveAttribute('href', '#purchase-1')
    await expect(canvas.getByText('The school suggests a teacher and a time. Pay when you agree.')).toBeVisible()
  },
}

/** The school found a teacher and a time for it. */
export const AllottedCourse: Story = {
  args: {
    ...RequestedCourse.args,
    requests: ready([
      {
        courseId: 1,
        courseName: 'Tajweed',
        price: 45,
        teacher: 'Amina Yusuf',
        allottedTimes: [{ from: '16:00', to: '16:30', days: [2, 4] }],
      },
    ]),
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem')
    await expect(item).toHaveTextContent('With Amina Yusuf. Pay if you agree.')
    await expect(item).toHaveTextContent('Tue, Thu 16:00 – 16:30')
  },
}

/** Nothing to do: one line instead of a section that asks for attention. */
export const OnlyUnderReview: Story = {
  args: {
    events: ready([]),
    billing: ready(billing.filter(({ paymentStatus }) => paymentStatus === 'pending')),
    isReportOpened: () => true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByText(/under review$/)).toBeVisible()
  },
}

/** A joined event is about to begin. */
export const EventSoon: Story = {
  parameters: { now: new Date('2027-02-06T18:40:00Z') },
  args: { classes: ready([]), billing: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 20 minutes')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Join رمضان کی تیاری (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://meet.maktab.test/ramadan',
    )
  },
}

// proves X46
export const Empty: Story = {
  args: { events: ready([]), billing: ready([]), isReportOpened: () => true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

const retry = fn()

// proves X46
export const OneFailed: Story = {
  args: { events: failed('Error fetching events', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Send another receipt for التجويد المتقدم' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: { events: ready(examples.listStudentEvents[200].longText.events), classes: ready([]) },
  parameters: { now: new Date('2026-11-28T12:00:00Z') },
}
