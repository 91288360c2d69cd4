import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RestrictionScreen } from './RestrictionScreen.tsx'

const meta = {
  component: RestrictionScreen,
  title: 'Screens/Public/Restriction',
  args: { onSignOut: fn() },
} satisfies Meta<typeof RestrictionScreen>
export default meta

export const Typical: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        'It looks like your access has been restricted. Please reach out to the administrator for assistance',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledTimes(1)
  },
}
