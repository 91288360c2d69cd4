import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from '../EmptyState/EmptyState.tsx'

const meta = {
  component: ErrorState,
  title: 'Components/Feedback/ErrorState',
  tags: ['autodocs'],
  args: { message: 'The courses could not be loaded.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The courses could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  args: { message: 'The server says a great many things about what failed. '.repeat(8) },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { message: 'Error 503: request to /course/get failed' },
}
