import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingRegion, SkeletonCard, SkeletonTable } from './Skeleton.tsx'

const meta = {
  component: LoadingRegion,
  title: 'Components/Feedback/Skeleton',
  tags: ['autodocs'],
  args: { label: 'Loading courses', children: <SkeletonCard /> },
} satisfies Meta<typeof LoadingRegion>
export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
  },
}

export const Table: Story = { args: { children: <SkeletonTable rows={4} columns={3} /> } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: { label: 'Loading students', children: <SkeletonTable rows={3} columns={3} /> },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { label: 'Loading', children: <SkeletonCard /> },
}
