import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from './ErrorScreens.tsx'

const meta = {
  component: CrashScreen,
  title: 'Screens/Public/Crash',
  // An error in a page leaves the shell usable.
  parameters: { shell: 'student' },
  args: { onReload: fn() },
} satisfies Meta<typeof CrashScreen>
export default meta

export const Typical: StoryObj<typeof meta> = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
