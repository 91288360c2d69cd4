import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChunkLoadError } from './ChunkLoadError.tsx'

const meta = {
  component: ChunkLoadError,
  title: 'Layouts/ChunkLoadError',
  args: { onRetry: fn(async () => undefined) },
} satisfies Meta<typeof ChunkLoadError>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Part of this page didn’t load/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
