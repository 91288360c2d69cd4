import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type PendingItems, countPending } from '#lib/inbox/inboxTypes.ts'
import { PrivacyProvider } from '#components/Masked/Masked.tsx'
import { failed, loading, ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { InboxScreen } from './InboxScreen.tsx'
import page from './InboxScreen.stories.tsx'
import { openItem } from './inboxStoryHelpers.ts'

const { empty, longText, hundreds } = examples.listWaiting[200]
const toWaiting = (waiting: PendingItems) => ready(waiting)
const teachers = examples.listTeachers[200].pending.teachers

const meta = { ...page, component: InboxScreen, title: 'Screens/Admin/Inbox/States' } satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>

export const HundredsWait: Story = {
  tags: ['axe'],
  args: { waiting: ready<PendingItems>({ ...hundreds, onLoadMore: fn() }) },
  play: async ({ canvas }) => {
    const total = countPending(hundreds)
    await expect(canvas.getByRole('button', { name: new RegExp(String(total)) })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { waiting: toWaiting(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re all caught up')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^All/ })).toHaveTextContent('All 0')
  },
}

export const NothingDecided: Story = {
  args: { kind: 'decided', decisionHistory: ready({ decisions: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No history yet')).toBeVisible()
  },
}

/** A backend without a decision history. */
export const NobodyTells: Story = {
  args: { decisionHistory: undefined, waiting: toWaiting(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Inbox items' })).toBeNull()
  },
}

export const Masked: Story = {
  globals: desktopViewport,
  args: { open: 'application-5' },
  decorators: (Screen) => (
    <PrivacyProvider isOn>
      <Screen />
    </PrivacyProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain(teachers[0]!.email)
    await userEvent.click(canvas.getByRole('button', { name: /60.*Course payment/ }))
    await expect(openItem(canvas).getByText('Hidden in privacy mode')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { waiting: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading inbox')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { waiting: failed('Something went wrong', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.waiting.state === 'failed' && args.waiting.retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { waiting: toWaiting(longText) } }
