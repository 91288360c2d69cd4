import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { RemoteView } from './RemoteView.tsx'
import { SkeletonCard } from '../Skeleton/Skeleton.tsx'

const meta = {
  component: RemoteView<string>,
  title: 'Components/Feedback/RemoteView',
  tags: ['autodocs'],
  args: { remote: ready('Tajweed'), loading: <p>On its way</p>, children: (name) => <p>{name}</p> },
} satisfies Meta<typeof RemoteView<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tajweed')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { remote: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { remote: failed('It could not be loaded.', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be loaded.')
  },
}

const retry = fn()

export const Old: Story = {
  args: { remote: ready('Tajweed', { isRefetching: false, retry }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Tajweed')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('This may be out of date.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { remote: loading, loading: <SkeletonCard /> },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { remote: loading, loading: <p>Loading…</p> },
}
