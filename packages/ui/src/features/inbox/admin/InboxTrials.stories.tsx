import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ready } from '#remote.ts'
import { InboxScreen } from './InboxScreen.tsx'
import inbox from './InboxScreen.stories.tsx'
import { heading, openItem } from './inboxStoryHelpers.ts'

const { trials } = examples.listWaiting[200]
const [first] = trials.items

const meta = {
  ...inbox,
  component: InboxScreen,
  title: 'Screens/Admin/Inbox/Trial lessons',
  args: { ...inbox.args, waiting: ready(trials), open: first!.key },
} satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(heading(canvas)).toHaveTextContent(first!.person.name)
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Arrange…' }))
    await expect(args.onOpenTrialTask).toHaveBeenCalledWith(first!.trial, 'arrange')
  },
}

/** A backend that lists the kind but not the details. */
export const WithoutDetails: Story = {
  args: { waiting: ready({ ...trials, items: trials.items.map((item) => ({ ...item, trial: null })) }) },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).queryByRole('button', { name: 'Arrange…' })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
