import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type PendingSummary, pendingKinds } from '#lib/inbox/inboxTypes.ts'
import { failed, loading, ready } from '#remote.ts'
import { AdminTodoList } from './AdminTodoList.tsx'

const { typical, hundreds } = examples.listWaiting[200]
const toSummary = ({ counts, oldest }: PendingSummary) => ready<PendingSummary>({ counts, oldest })

const meta = {
  component: AdminTodoList,
  title: 'Screens/Admin/Dashboard/Needs attention',
  parameters: { now: new Date('2026-11-18T12:00:00Z') },
  args: {
    waiting: toSummary(typical),
    getInboxHref: (kind) => `#inbox-${kind ?? 'all'}`,
  },
} satisfies Meta<typeof AdminTodoList>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const applications = canvas.getByRole('link', { name: 'Teacher applications to review' })
    await expect(applications).toHaveAccessibleDescription(`${typical.counts.application} Oldest: 6 months ago`)
    // A single one needs no “oldest”.
    await expect(canvas.getByRole('link', { name: 'Overdue monthly fees' })).toHaveAccessibleDescription(
      '1 22 days ago',
    )
  },
}

/** Every kind is listed, money first, and the numbers add up to the one in the menu. */
// proves X50
export const EveryKind: Story = {
  args: { waiting: toSummary({ counts: Object.fromEntries(pendingKinds.map((kind, index) => [kind, index + 1])) }) },
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('listitem').map((chip) => chip.querySelector('a')?.getAttribute('href'))
    await expect(links).toEqual(pendingKinds.map((kind) => `#inbox-${kind}`))
    const numbers = [...canvasElement.querySelectorAll('li > span:first-child')].map(({ textContent }) =>
      Number(textContent),
    )
    const sum = numbers.reduce((all, count) => all + count, 0)
    await expect(sum).toBe((pendingKinds.length * (pendingKinds.length + 1)) / 2)
    await expect(canvas.getByRole('link', { name: `See all ${sum}` })).toHaveAttribute('href', '#inbox-all')
  },
}

// proves X50
export const Hundreds: Story = {
  args: { waiting: toSummary(hundreds) },
  play: async ({ canvas }) => {
    const kinds = Object.values(hundreds.counts).filter((count) => count > 0)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length)
    const sum = Object.values(hundreds.counts).reduce((all, count) => all + count, 0)
    const all = canvas.getByRole('link', { name: `See all ${sum.toLocaleString('en')}` })
    await expect(all).toHaveAttribute('href', '#inbox-all')
  },
}

export const Empty: Story = {
  args: { waiting: toSummary({ counts: { application: 0, coursePayment: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re all caught up.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = { args: { waiting: loading } }

const retry = fn()

export const Failed: Story = {
  args: { waiting: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}
