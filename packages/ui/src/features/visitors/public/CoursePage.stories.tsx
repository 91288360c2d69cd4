import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { toPublicCourses } from '#lib/school/PublicCourse.ts'
import { CoursePage } from './CoursePage.tsx'

const { oneCourse, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]
const coursesOf = (list: Parameters<typeof toPublicCourses>[0], shown?: Parameters<typeof toPublicCourses>[1]) =>
  toPublicCourses(list, shown)
const at = (index: number) => coursesOf(lists.typical.course)[index]!

const meta = {
  component: CoursePage,
  title: 'Screens/Public/Course page',
  args: {
    course: coursesOf(lists.typical.course, oneCourse.courses)[0]!,
    coursesHref: '/courses',
    enrollHref: '/create-student-account?course=1',
    address: 'https://school.test/courses/1-tajweed-for-beginners',
  },
} satisfies Meta<typeof CoursePage>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tajweed for beginners' })).toBeVisible()
    const offer = canvas.getByRole('complementary', { name: 'Price and enrollment' })
    await expect(offer).toHaveTextContent('$45 a month')
    await expect(offer).toHaveTextContent('In English and Urdu')
    await expect(canvas.getByText('Throat, tongue and lips: where each letter is pronounced.')).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: 'Enroll' })) {
      await expect(link).toHaveAttribute('href', '/create-student-account?course=1')
    }
    await expect(canvas.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('https://school.test/courses/1-tajweed-for-beginners')),
    )
  },
}

export const Copied: Story = {
  decorators: [
    (Story) => (
      <CopyTextContext value={async () => true}>
        <Story />
      </CopyTextContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy page link' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied: page link')
  },
}

/** The backend has only the list of courses; the page’s URL is not known yet. */
export const OnlyTheList: Story = {
  args: { course: at(4), address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'What you’ll learn' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull()
  },
}

export const Free: Story = {
  args: { course: at(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Free')
  },
}

export const WithoutPicture: Story = { args: { course: at(8) } }
export const LongText: Story = { args: { course: coursesOf(lists.longText.course, longText.courses)[0]! } }
