import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UnbuiltScreen } from './UnbuiltScreen.tsx'

const meta = {
  component: UnbuiltScreen,
  title: 'Screens/Public/Not built yet',
  args: { homeHref: '/' },
} satisfies Meta<typeof UnbuiltScreen>
export default meta

export const Typical: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not built yet' })).toBeVisible()
  },
}
