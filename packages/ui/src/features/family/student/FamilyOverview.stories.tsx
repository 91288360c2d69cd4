import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { FamilyOverview } from './FamilyOverview.tsx'

const { typical, secondSibling, empty, longText, one } = examples.getFamily[200]
const [zaynab, usman] = typical.children

const meta = {
  component: FamilyOverview,
  title: 'Screens/Student/Family overview',
  // Ten minutes before the first lesson of the examples, a Monday.
  parameters: { now: new Date('2026-03-23T15:50:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    family: ready(typical.children),
    onOpen: fn(),
    getPayHref: (feeId: number) => `#pay-${feeId}`,
    getReportHref: ({ classId, courseId }: { classId: number; courseId: number }) => `#report-${classId}-${courseId}`,
    isReportOpened: (): boolean => false,
  },
} satisfies Meta<typeof FamilyOverview>
export default meta

type Story = StoryObj<typeof meta>

const cardOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }, name: string) =>
  within(canvas.getByRole('article', { name }))

// proves X290
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const own = cardOf(canvas, zaynab!.name)
    await expect(own.getByText('This page')).toBeVisible()
    await expect(own.getByText(/16:00 – 17:00/)).toBeVisible()
    await expect(own.getByRole('link', { name: /^Join Tajweed, Monday group/ })).toBeVisible()
    await expect(own.getByText('$90')).toBeVisible()
    await expect(own.getByText('Overdue')).toBeVisible()
    await expect(own.getByText('1 receipt under review')).toBeVisible()
    await expect(own.getByRole('link', { name: 'Tajweed, Monday group' })).toHaveAttribute('href', '#report-1-1')
    const other = cardOf(canvas, usman!.name)
    await expect(other.queryByRole('link', { name: /^Join/ })).toBeNull()
    await expect(other.getByText('$50')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay 3 fees: $130' })).toHaveAttribute('href', '#pay-3')
    await userEvent.click(other.getByRole('button', { name: `Open ${usman!.name}’s page` }))
    await expect(args.onOpen).toHaveBeenCalledWith(usman!.id)
  },
}

/** The second child’s page is open; the report of the first opens after switching. */
export const SecondChild: Story = {
  args: { family: ready(secondSibling.children) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(cardOf(canvas, zaynab!.name).getByRole('button', { name: 'Tajweed, Monday group' }))
    await expect(args.onOpen).toHaveBeenCalledWith(zaynab!.id, '#report-1-1')
  },
}

/** The reader’s own time comes first, then the school’s. */
export const Abroad: Story = {
  parameters: { school: { timeZone: 'Asia/Karachi', viewerZone: 'Europe/London' } },
  args: {
    family: ready(
      typical.children.map((child) => {
        const { nextLesson } = child
        if (!nextLesson) return child
        const [starts, ends] = [nextLesson.starts, nextLesson.ends].map((moment) => ({
          ...moment,
          offset: 300,
          viewerOffset: 0,
        }))
        return { ...child, nextLesson: { ...nextLesson, starts: starts!, ends: ends! } }
      }),
    ),
  },
  play: async ({ canvas }) => {
    const card = cardOf(canvas, zaynab!.name)
    await expect(card.getByText(/16:00 – 17:00/).closest('p')).toHaveTextContent(/^today, 16:00 – 17:00$/)
    await expect(card.getByText(/21:00/).closest('p')).toHaveTextContent(/^21:00 in Karachi$/)
  },
}

/** One fee of each child. */
export const TwoFees: Story = {
  args: { family: ready([{ ...zaynab!, dues: zaynab!.dues.slice(0, 1) }, usman!]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay 2 fees: $85' })).toHaveAttribute('href', '#pay-3')
  },
}

export const OneFee: Story = {
  args: {
    family: ready([
      { ...zaynab!, dues: zaynab!.dues.slice(0, 1) },
      { ...usman!, dues: [] },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay $45' })).toBeVisible()
  },
}

/** A backend that takes one receipt for one fee only. */
export const WithoutPayingTogether: Story = {
  args: { getPayHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull()
  },
}

export const Empty: Story = {
  args: { family: ready(empty.children) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No lesson in the next two weeks')).toHaveLength(2)
    await expect(canvas.queryByText(/To pay/)).toBeNull()
  },
}

/** Reports that were opened on this device are no news. */
export const ReportsOpened: Story = {
  args: { isReportOpened: () => true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/New report/)).toBeNull()
  },
}

/** An only child needs no overview. */
export const OnlyChild: Story = {
  args: { family: ready(one.children) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const LongText: Story = { args: { family: ready(longText.children) } }

export const Loading: Story = { args: { family: loading } }

const retry = fn()

export const Failed: Story = {
  args: { family: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { family: ready(longText.children) },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
