import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StaleDataBanner } from '../RemoteView/RemoteView.tsx'
import { ErrorState } from '../EmptyState/EmptyState.tsx'

const retry = fn()

const meta = {
  component: StaleDataBanner,
  title: 'Components/Feedback/StaleDataBanner',
  tags: ['autodocs'],
  args: { stale: { isRefetching: false, retry }, isList: true },
} satisfies Meta<typeof StaleDataBanner>
export default meta

type Story = StoryObj<typeof meta>

export const OfAList: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This list may be out of date.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const OfSomethingElse: Story = {
  args: { isList: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This may be out of date.')
  },
}

export const Trying: Story = {
  args: { stale: { isRefetching: true, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const None: Story = {
  args: { stale: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <ErrorState message="The timetable could not be loaded." onRetry={retry} />,
}
