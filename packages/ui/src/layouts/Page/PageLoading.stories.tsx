import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLoading } from './PageLoading.tsx'

const meta = { component: PageLoading, title: 'Layouts/PageLoading' } satisfies Meta<typeof PageLoading>
export default meta

export const Typical: StoryObj<typeof meta> = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading page')
  },
}
