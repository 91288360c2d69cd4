import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'
import { ready } from '#remote.ts'
import { AppShell } from './AppShell.tsx'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { getHref, createShellStoryArgs } from './createShellStoryArgs.ts'

const meta = {
  component: NewVersionNotice,
  title: 'Layouts/AppShell/New version',
  parameters: { layout: 'fullscreen' },
  args: { isReady: true, onReload: fn(), onLater: fn() },
  render: (args) => (
    <AppShell
      {...createShellStoryArgs()}
      navigation={getNavigation('student', getHref)}
      user={ready(examples.getCurrentUser[200].student.user)}
      banner={<NewVersionNotice {...args} />}
    >
      <h1>Courses</h1>
    </AppShell>
  ),
} satisfies Meta<typeof NewVersionNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready.')
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload now' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const None: Story = {
  args: { isReady: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
