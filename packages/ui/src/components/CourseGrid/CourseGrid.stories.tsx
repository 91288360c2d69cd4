import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { CourseGrid, CourseGridLoading } from '../CourseCard/CourseCard.tsx'

const { typical, longText } = examples.listEnrolledCourses[200]

const meta = {
  component: CourseGrid,
  title: 'Components/School/CourseGrid',
  tags: ['autodocs'],
  args: {
    courses: typical.courses,
    getActions: ({ id, name }) => (
      <LinkButton size="sm" href={`#${id}`} aria-label={`See outlines of ${name}`}>
        See outlines
      </LinkButton>
    ),
  },
} satisfies Meta<typeof CourseGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(typical.courses.length)
    await expect(canvas.getAllByRole('link')).toHaveLength(typical.courses.length)
  },
}

export const LongText: Story = { args: { courses: longText.courses } }

export const Loading: Story = {
  render: () => <CourseGridLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
  },
}
