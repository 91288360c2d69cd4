import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { EnrolledCourses } from './EnrolledCourses.tsx'

const { typical, empty, longText } = examples.listEnrolledCourses[200]
const first = typical.courses[0]!

const meta = {
  component: EnrolledCourses,
  title: 'Components/School/EnrolledCourses',
  tags: ['autodocs'],
  args: {
    courses: ready(typical.courses),
    getOutlinesHref: (id) => `#outlines=${id}`,
    getClassesHref: (id) => `#classes=${id}`,
    coursesHref: '#courses',
  },
} satisfies Meta<typeof EnrolledCourses>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.enrolled.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(typical.courses.length)
    // Monthly prices are marked as such.
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('$45 a month')
    await expect(canvas.getByRole('link', { name: `See outlines of ${first.name}` })).toHaveAttribute(
      'href',
      `#outlines=${first.id}`,
    )
    await expect(canvas.getByRole('link', { name: `Classes of ${first.name}` })).toHaveAttribute(
      'href',
      `#classes=${first.id}`,
    )
  },
}

export const Empty: Story = {
  args: { courses: ready(empty.courses) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No enrolled courses found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '#courses')
  },
}

export const Loading: Story = { args: { courses: loading } }
export const Failed: Story = { args: { courses: failed('Error fetching courses', fn()) } }
export const LongText: Story = { args: { courses: ready(longText.courses) } }
