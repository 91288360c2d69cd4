import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import { InboxScreen } from './InboxScreen.tsx'
import page from './InboxScreen.stories.tsx'
import { heading, openItem } from './inboxStoryHelpers.ts'

const { requests } = examples.listWaiting[200]
const [first, second] = requests.items

/** Courses that new students asked for and haven’t paid. */
const meta = {
  ...page,
  component: InboxScreen,
  title: 'Screens/Admin/Inbox/Course requests',
  args: { ...page.args, waiting: ready(requests), open: first!.key },
} satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves D300.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Course requests/ })).toBeVisible()
    await expect(heading(canvas)).toHaveTextContent(first!.person.name)
    await expect(openItem(canvas).getByText(/^New student: propose a teacher and a time/)).toBeVisible()
    await expect(openItem(canvas).getByText(first!.what)).toBeVisible()
    await expect(openItem(canvas).getByText(/^15:00 – 15:30$/)).toBeVisible()
    await expect(openItem(canvas).getByRole('link', { name: 'Allot a teacher' })).toHaveAttribute(
      'href',
      `#propose-${first!.person.id}-${first!.courseId}`,
    )
    await expect(openItem(canvas).queryByRole('button', { name: /Approve/ })).toBeNull()
  },
}

export const WithoutTimes: Story = {
  args: { open: second!.key },
  play: async ({ canvas }) => {
    await expect(openItem(canvas).getByText('None. Suggest a time.')).toBeVisible()
  },
}

// proves D303.1
export const ClosingAsksFirst: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Close request…' }))
    const question = await screen.findByRole('alertdialog', { name: 'Close this request?' })
    await expect(question).toHaveTextContent(`${first!.person.name} keeps their account`)
    await expect(args.onCloseRequest).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Close request' }))
    await waitFor(() => expect(args.onCloseRequest).toHaveBeenCalledWith(first!.id))
  },
}

/** If closing is refused, the dialog stays open with the reason. */
export const ClosingRefused: Story = {
  args: { onCloseRequest: rejectSubmit('This no longer exists.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openItem(canvas).getByRole('button', { name: 'Close request…' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Close request' }))
    await expect(await within(question).findByText('This no longer exists.')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
