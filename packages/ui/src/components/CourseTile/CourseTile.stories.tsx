import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CourseTile } from './CourseTile.tsx'

const { typical, longText } = examples.listCourses[200]

const { id, name, price, image } = typical.course[5]!
const withoutFacts = { id, name, price, image, course_duration: null, description: null }

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
    const facts = canvas.getByRole('list')
    for (const fact of ['$45 a month', 'Ages 8 and up', 'Beginner', '60 minutes', 'Up to 6 students']) {
      await expect(facts).toHaveTextContent(fact)
    }
  },
}

export const NothingMore: Story = {
  args: { languages: [], outlines: 0, course: withoutFacts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(/^Free$/)
  },
}

export const OneToOne: Story = {
  args: { course: { ...typical.course[0]!, ages: { from: 5, to: 10 }, level: 'any', groupSize: 1 } },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('list')
    for (const fact of ['Ages 5–10', 'All levels', 'One to one']) await expect(facts).toHaveTextContent(fact)
  },
}

/** Two teachers are named, others counted. */
export const ManyTeachers: Story = {
  args: { teachers: ['Amina Yusuf', 'حافظ بلال احمد', 'Omar Siddiq', 'Sara Khan'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('With Amina Yusuf, حافظ بلال احمد, and 2 more')
  },
}

export const LongText: Story = { args: { course: longText.course[0], languages: ['x'.repeat(60)], outlines: 400 } }
