import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CourseTile } from './CourseTile.tsx'

const { typical, longText } = examples.listCourses[200]

const meta = {
  component: CourseTile,
  title: 'Components/School/CourseTile',
  args: { course: typical.course[0], languages: ['urdu', 'english'], outlines: 6, href: '/courses/1' },
} satisfies Meta<typeof CourseTile>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tajweed for beginners' })).toHaveAttribute('href', '/courses/1')
    await expect(canvas.getByRole('list')).toHaveTextContent('$45 a month')
  },
}

export const NothingMore: Story = {
  args: { languages: [], outlines: 0, course: { ...typical.course[5]!, course_duration: null, description: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(/^Free$/)
  },
}

export const LongText: Story = { args: { course: longText.course[0], languages: ['x'.repeat(60)], outlines: 400 } }
