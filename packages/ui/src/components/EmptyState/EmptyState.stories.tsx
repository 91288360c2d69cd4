import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  title: 'Components/Feedback/EmptyState',
  tags: ['autodocs'],
  args: { title: 'No courses yet', scene: 'courses' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
  },
}

export const WithAction: Story = {
  args: {
    children: 'Courses appear here once you create them. Students can then enroll.',
    action: <Button variant="primary">Create the first course</Button>,
  },
}

export const LongText: Story = { args: { children: 'Many words about nothing. '.repeat(20) } }

export const Do: Story = {
  tags: ['!autodocs'],
  args: {
    children: 'Students can enrol once you have added one.',
    action: <Button variant="primary">Create course</Button>,
  },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { title: 'No data' },
}
