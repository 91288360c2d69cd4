import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { InboxScreen } from './InboxScreen.tsx'
import page from './InboxScreen.stories.tsx'
import { openItem } from './inboxStoryHelpers.ts'

const { together } = examples.listWaiting[200]
const [first, second, third] = together.items

const meta = {
  ...page,
  component: InboxScreen,
  title: 'Screens/Admin/Inbox/One receipt for several fees',
  args: { ...page.args, waiting: ready(together), missingAttendance: ready({ items: [], counts: together.counts }) },
} satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X292
export const ApprovesAll: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  args: { open: first!.key },
  play: async ({ args, canvas, userEvent }) => {
    const detail = openItem(canvas)
    await expect(detail.getByText(/^One receipt for several payments, total/)).toHaveTextContent('$130')
    await expect(detail.getByText('ناظرہ قرآن, November 2026')).toBeVisible()
    await userEvent.click(detail.getByRole('button', { name: 'Approve all 3' }))
    const decided = args.onDecide as unknown as { mock: { calls: [{ item: { key: string }; status: string }][] } }
    const calls = decided.mock.calls.map(([{ item, status }]) => [item.key, status])
    await expect(calls).toEqual([first, second, third].map((item) => [item!.key, 'paid']))
    await expect(canvas.getByText('You’re all caught up')).toBeVisible()
  },
}

/** One by one: the others stay in the list. */
// proves X292
export const ApprovesOne: Story = {
  globals: desktopViewport,
  args: { open: second!.key },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(openItem(canvas).getByRole('button', { name: /^Approve(?! all)/ }))
    await expect(args.onDecide).toHaveBeenLastCalledWith({ item: second, status: 'paid', reason: '' })
    await expect(canvas.queryByText('You’re all caught up')).toBeNull()
  },
}
