import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'
import { AppShell } from './AppShell.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const now = new Date(2026, 2, 24, 20, 22)
const at = (day: number, hours: number, minutes: number) => new Date(2026, 2, day, hours, minutes).getTime()

const meta = {
  component: OfflineBanner,
  title: 'Layouts/AppShell/Offline banner',
  parameters: { layout: 'fullscreen', now },
  args: { cachedAt: at(23, 14, 5), onRetry: fn() },
  render: (args) => (
    <AppShell
      {...createShellStoryArgs()}
      navigation={getNavigation('student', getHref)}
      user={ready(examples.getCurrentUser[200].student.user)}
      banner={<OfflineBanner {...args} />}
    >
      <h1>Courses</h1>
    </AppShell>
  ),
} satisfies Meta<typeof OfflineBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Yesterday: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Can’t connect. Showing data saved yesterday at 14:05.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Today: Story = {
  args: { cachedAt: at(24, 9, 30) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Can’t connect. Showing data saved at 09:30/)).toBeVisible()
  },
}

export const LongAgo: Story = {
  args: { cachedAt: at(12, 9, 30) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Can’t connect. Showing data saved on 12 March at 09:30/)).toBeVisible()
  },
}

export const New: Story = {
  args: { cachedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
