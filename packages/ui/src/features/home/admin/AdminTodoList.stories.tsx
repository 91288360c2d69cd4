import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { AdminTodoList } from './AdminTodoList.tsx'

const { typical, hundreds } = examples.listWaiting[200]

const meta = {
  component: AdminTodoList,
  title: 'Screens/Admin/Dashboard/Needs attention',
  args: {
    waiting: ready(typical.counts),
    getInboxHref: (kind) => `#inbox-${kind ?? 'all'}`,
  },
} satisfies Meta<typeof AdminTodoList>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const applications = canvas.getByRole('link', { name: 'Teacher applications to review' })
    await expect(applications).toHaveAccessibleDescription(String(typical.counts.application))
  },
}

/** Names every kind; the total matches the inbox. */
// proves X50
export const Hundreds: Story = {
  args: { waiting: ready(hundreds.counts) },
  play: async ({ canvas }) => {
    const kinds = Object.values(hundreds.counts).filter((count) => count > 0)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length)
    const applications = canvas.getByRole('link', { name: 'Teacher applications to review' })
    await expect(applications).toHaveAttribute('href', '#inbox-application')
    await expect(applications).toHaveAccessibleDescription(String(hundreds.counts.application))
    const sum = Object.values(hundreds.counts).reduce((all, count) => all + count, 0)
    const all = canvas.getByRole('link', { name: `All pending items (${sum.toLocaleString('en')})` })
    await expect(all).toHaveAttribute('href', '#inbox-all')
  },
}

export const Empty: Story = {
  args: { waiting: ready({ application: 0, coursePayment: 0 }) },
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
