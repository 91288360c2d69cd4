import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen } from './ErrorScreens.tsx'

const meta = { component: NotFoundScreen, title: 'Screens/Public/Not found', args: { homeHref: '/' } } satisfies Meta<
  typeof NotFoundScreen
>
export default meta

// proves D40.2
export const Typical: StoryObj<typeof meta> = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  },
}
