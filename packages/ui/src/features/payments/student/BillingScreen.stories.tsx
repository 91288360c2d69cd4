import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { BillingScreen } from './BillingScreen.tsx'

const { typical, empty, longText, unknownMethod, followed } = examples.listStudentBilling[200]
const [course, event] = typical.billing

const meta = {
  component: BillingScreen,
  title: 'Screens/Student/Billing',
  args: {
    billing: ready(typical.billing),
    fees: ready([]),
    needsResubmission: ({ paymentStatus }) => paymentStatus === 'rejected',
    getFeeHref: (id) => `/student/billing?fee=${id}`,
    getPurchaseHref: (id) => `/student/courses?purchase=${id}`,
    getReceiptHref: (key) => `/student/billing?receipt=${key}`,
    getResubmitHref: ({ courseId }) => `/student/courses?purchase=${courseId}`,
  },
} satisfies Meta<typeof BillingScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.billing.1, 2§2.billing.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(typical.billing.length)
    if (isPhone()) return
    const row = within(canvas.getByRole('row', { name: new RegExp(String(course?.course?.name)) }))
    await expect(row.getByText(String(course?.course?.description))).toBeVisible()
    await expect(row.getByText('$45')).toBeVisible()
    await expect(row.getByText('Bank transfer')).toBeVisible()
    await expect(row.getByText('Paid')).toBeVisible()
    await expect(row.getByRole('link', { name: `View ${course?.course?.name}` })).toHaveAttribute(
      'href',
      `/student/billing?receipt=course-${course?.id}`,
    )
    const ofEvent = within(canvas.getByRole('row', { name: new RegExp(String(event?.event?.title)) }))
    await expect(ofEvent.getByText('Under review')).toBeVisible()
    await expect(ofEvent.getByRole('link', { name: `View ${event?.event?.title}` })).toHaveAttribute(
      'href',
      `/student/billing?receipt=event-${event?.id}`,
    )
  },
}

export const Empty: Story = {
  args: { billing: ready(empty.billing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bills yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { billing: loading } }

export const Failed: Story = {
  args: { billing: failed('Something went wrong', fn()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.billing.state === 'failed' && args.billing.retry).toHaveBeenCalledTimes(1)
  },
}

const retryBilling = fn()
const retryFees = fn()

/** Without a connection both lists fail, which is reported once. */
export const Offline: Story = {
  args: { billing: failed('You’re offline', retryBilling), fees: failed('You’re offline', retryFees) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('You’re offline')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect([retryBilling, retryFees].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  },
}

const stale = { isRefetching: false, retry: fn() }

/** Kept lists are marked as such once. */
export const Kept: Story = {
  args: { billing: ready(typical.billing, stale), fees: ready(examples.listOwnFees[200].typical.fees, stale) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  },
}

export const LongText: Story = { args: { billing: ready(longText.billing) } }

// proves D33.1
export const UnknownMethod: Story = {
  globals: desktopViewport,
  args: { billing: ready(unknownMethod.billing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('hawala')).toBeVisible()
  },
}

// proves X60
export const Rejected: Story = {
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const rejected = typical.billing.find(({ paymentStatus }) => paymentStatus === 'rejected')
    const row = within(canvas.getByRole('row', { name: new RegExp(String(rejected?.course?.name)) }))
    await expect(row.getByText('The receipt can’t be read. Please send a clearer picture.')).toBeVisible()
  },
}

// proves X86, X89
export const Followed: Story = {
  args: { billing: ready(followed.billing) },
  play: async ({ canvas }) => {
    for (const words of [
      'Sent on 19 Nov 2026, not viewed yet',
      'Sent on 18 Nov 2026, viewed on 19 Nov 2026',
      'Rejected on 11 Nov 2026',
      'Approved on 3 Nov 2026',
    ]) {
      await expect(canvas.getAllByText(words)[0]).toBeVisible()
    }
    // A bill that already has a newer receipt offers no resubmission.
    await expect(canvas.getByRole('link', { name: 'Send another receipt' })).toHaveAttribute(
      'href',
      '/student/courses?purchase=7',
    )
    await expect(canvas.getAllByText('The receipt can’t be read. Please send a clearer picture.')[0]).toBeVisible()
  },
}

/** Decided on an unknown day: the step must not say “not seen yet”. */
export const DecidedWithoutADay: Story = {
  args: {
    billing: ready(
      (['paid', 'rejected'] as const).map((paymentStatus, at) => ({
        ...followed.billing[at]!,
        paymentStatus,
        sentAt: '2026-11-18T20:30:00Z',
        seenAt: null,
        decidedAt: null,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sent on 19 Nov 2026')).toHaveLength(2)
    await expect(canvas.queryByText(/, not viewed yet/)).toBeNull()
  },
}

export const FollowedOnAPhone: Story = {
  ...Followed,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const days = canvas.getAllByText(/^(Sent|Approved|Rejected) on /)
    await expect(days.length).toBeGreaterThan(3)
    for (const { scrollWidth, clientWidth } of days) await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** The backend has no status, date or reference. */
export const WithoutExtensions: Story = {
  args: {
    billing: ready(
      typical.billing.map(({ id, event: billed, course: bought, receipt, paymentMethod }) => ({
        id,
        receipt,
        paymentMethod,
        event: billed ?? null,
        course: bought ?? null,
      })),
    ),
    fees: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'What you owe' })).toBeNull()
  },
}

// proves 2§2.billing.1, 2§2.billing.2
export const Untitled: Story = {
  args: { billing: ready([{ ...event!, event: { ...event!.event!, title: null, price: null } }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Untitled')).toBeVisible()
    await expect(canvas.getByText('Free')).toBeVisible()
  },
}

const ownFees = examples.listOwnFees[200]

// proves X98
export const MonthlyFees: Story = {
  args: { fees: ready(ownFees.typical.fees) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^\d settled months$/))
    const list = within(canvas.getByRole('region', { name: 'Monthly fees' }))
    const rows = list.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
    await expect(rows).toHaveLength(6)
    const statuses = ['Overdue', 'Due', 'Under review', 'Paid', 'Waived', 'Paid']
    for (const [index, words] of statuses.entries()) await expect(within(rows[index]!).getByText(words)).toBeVisible()
    const pay = list.getByRole('link', { name: 'Pay for Tajweed for beginners, October 2026' })
    await expect(pay).toHaveAttribute('href', '/student/billing?fee=3')
    await expect(list.getAllByRole('link', { name: /^(Pay|Replace)/ })).toHaveLength(3)
    // Submitted fees have a printable receipt that names the month.
    await expect(list.getAllByRole('link', { name: /^View/ })).toHaveLength(3)
    const paper = list.getByRole('link', { name: 'View Tajweed for beginners, August 2026' })
    await expect(paper).toHaveAttribute('href', '/student/billing?receipt=fee-1')
    await expect(within(rows[0]!).getByText('$45')).toBeVisible()
    await expect(within(rows[0]!).getByText('F1-1-2610V')).toBeVisible()
  },
}

// proves X86, X98
export const RejectedFees: Story = {
  args: { fees: ready(ownFees.rejected.fees), billing: ready([]) },
  play: async ({ canvas }) => {
    const [rejected, pending] = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!)
    const { getByText } = within(rejected!)
    for (const words of ['$40', 'Siblings', /^Rejected on/]) await expect(getByText(words)).toBeVisible()
    await expect(within(rejected!).getByRole('link', { name: /^Send another receipt for / })).toBeVisible()
    await expect(within(pending!).getByText(/^Sent on .*, viewed on/)).toBeVisible()
  },
}

/** Failed fees show an error, so that they aren’t mistaken for paid. */
// proves X98
export const FeesFailed: Story = {
  args: { fees: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'What you owe' })).toBeNull()
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

/** Bills from before a change of currency keep the currency of that time. */
// proves X85
export const InTheCurrencyOfThen: Story = {
  args: { billing: ready([{ ...course!, currency: 'EUR' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€45')).toBeVisible()
  },
}

export const LongFees: Story = {
  args: { fees: ready(ownFees.longText.fees), billing: ready([]) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The amount on the receipt doesn’t match/)).toBeVisible()
    // In the summary and in the row.
    for (const amount of canvas.getAllByText('$1,234,567.89')) await expect(amount).toBeVisible()
  },
}
