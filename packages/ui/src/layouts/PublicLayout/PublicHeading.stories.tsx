import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PublicHeading } from './PublicLayout.tsx'

const meta = {
  component: PublicHeading,
  title: 'Layouts/PublicHeading',
  args: { title: 'Sign in', children: 'Welcome back.' },
} satisfies Meta<typeof PublicHeading>
export default meta

export const Typical: StoryObj<typeof meta> = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}
