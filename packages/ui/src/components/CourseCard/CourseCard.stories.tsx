import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CourseCard } from './CourseCard.tsx'

const course = {
  id: 1,
  name: 'Tajweed for beginners',
  description: 'Where each letter is pronounced, and the rules that join letters.',
  price: 45,
  course_duration: '3 months',
  image: null,
}

const meta = {
  component: CourseCard,
  title: 'Components/School/CourseCard',
  tags: ['autodocs'],
  args: { course, children: <Button size="sm">Edit</Button> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.courses.1, 2§2.studentCourses.1, 2§2.teacherCourses.1, 2§2.teacherCourses.2
export const WithoutPicture: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tajweed for beginners' })).toBeVisible()
    await expect(canvas.getByText(course.description)).toBeVisible()
    await expect(canvas.getByText('$45')).toBeVisible()
    await expect(canvas.getByText('3 months')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')}`

// proves 1§2.courses.1, 2§2.studentCourses.1
export const WithPicture: Story = {
  args: { course: { ...course, image: picture } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture)
  },
}

export const BrokenPicture: Story = {
  args: { course: { ...course, image: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const Free: Story = {
  args: { course: { ...course, price: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible()
  },
}

export const Urdu: Story = {
  args: { course: { ...course, name: 'تجوید کا بنیادی کورس', description: 'حروف، ان کے مخارج اور قواعد' } },
}

export const LongText: Story = {
  args: {
    course: {
      ...course,
      name: 'A very long name of a course '.repeat(4),
      description: 'Unendingwordwithoutaspace'.repeat(12),
    },
  },
}

const getEdges = (element: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right } = range.getBoundingClientRect()
  return [Math.round(left), Math.round(right)]
}

/** In a page of the other direction, name and description align with the page's start edge. */
export const EnglishInUrdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const [, name] = getEdges(canvas.getByRole('heading'))
    const [, description] = getEdges(canvas.getByText(course.description))
    await expect(description).toBe(name)
  },
}

export const UrduInEnglish: Story = {
  args: { course: { ...course, name: 'ناظرہ قرآن', description: 'قرآن پاک دیکھ کر درست تلفظ کے ساتھ پڑھنا۔' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const [name] = getEdges(canvas.getByRole('heading'))
    const [description] = getEdges(canvas.getByText(/تلفظ/))
    await expect(Math.abs((description ?? 0) - (name ?? 0))).toBeLessThanOrEqual(1)
  },
}
