import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#components/Button/Button.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { PageHeader } from './Page.tsx'

const meta = {
  component: PageHeader,
  title: 'Layouts/PageHeader',
  tags: ['autodocs'],
  args: { title: 'Courses', actions: <Button variant="primary">Create</Button> },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  },
}

export const WithWayBack: Story = {
  args: { title: 'Outlines', subject: 'Tajweed for beginners', back: <TextLink href="#">All courses</TextLink> },
}

export const LongText: Story = {
  args: { title: 'A title that somebody has written without ever coming to an end '.repeat(3) },
}
