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

/** On a phone, rows take half the height of cards. */
export const RowsOnAPhone: Story = {
  args: { isRowOnPhones: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const [card] = canvas.getAllByRole('article')
    const picture = card!.firstElementChild!.getBoundingClientRect()
    await expect(picture.width).toBeLessThan(card!.getBoundingClientRect().width / 2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Loading: Story = {
  render: () => <CourseGridLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
  },
}
