import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { SchoolSettingsProvider } from '#providers/SchoolSettingsProvider.tsx'
import { toPublicCourses } from '#lib/school/PublicCourse.ts'
import { withDefaultSettings } from '#lib/school/schoolSettings.ts'
import { CoursePage } from './CoursePage.tsx'

const { oneCourse, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]
const coursesOf = (list: Parameters<typeof toPublicCourses>[0], shown?: Parameters<typeof toPublicCourses>[1]) =>
  toPublicCourses(list, shown)
const at = (index: number) => coursesOf(lists.typical.course)[index]!
/** A course with only the specification’s fields. */
const toPlain = ({ id, name, description, price, course_duration, image }: (typeof lists.typical.course)[number]) => ({
  id,
  name,
  description,
  price,
  course_duration,
  image,
})

const meta = {
  component: CoursePage,
  title: 'Screens/Public/Course page',
  args: {
    course: coursesOf(lists.typical.course, oneCourse.courses)[0]!,
    teachers: oneCourse.teachers,
    coursesHref: '/courses',
    enrollHref: '/create-student-account?course=1',
    address: 'https://school.test/courses/1-tajweed-for-beginners',
    viewerZone: undefined,
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
    for (const fact of ['60 minutes', 'Beginner', '8 and up', 'Up to 6 students']) {
      await expect(offer).toHaveTextContent(fact)
    }
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Current class times', 'Teachers of this course', 'What you’ll learn'])
    await expect(canvas.getByRole('heading', { level: 3, name: 'Amina Yusuf' })).toBeVisible()
    await expect(canvas.getByText('8 years of teaching')).toBeVisible()
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
  args: { course: coursesOf([toPlain(lists.typical.course[4]!)])[0]!, teachers: [], address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'What you’ll learn' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull()
  },
}

/** Visitors elsewhere also see the times by their own clock. */
export const OtherTimeZone: Story = {
  args: { viewerZone: 'Europe/London' },
  decorators: [
    (Story) => (
      <SchoolSettingsProvider
        settings={withDefaultSettings(examples.getSettings[200].typical.settings, 'Europe/London')}
      >
        <Story />
      </SchoolSettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const times = canvas.getByRole('heading', { name: 'Current class times' }).nextElementSibling
    await expect(times).toHaveTextContent(/16:00 – 17:00/)
    await expect(times).toHaveTextContent(/11:00 – 12:00/)
  },
}

export const WithTrial: Story = {
  args: { trialHref: '/try-a-lesson?course=1' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Try a free lesson' })) {
      await expect(link).toHaveAttribute('href', '/try-a-lesson?course=1')
    }
    await expect(canvas.getAllByRole('link', { name: 'Enroll' }).length).toBeGreaterThan(0)
  },
}

/** Price and facts are on a phone’s first screen, before description and topics. */
// proves X298
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { trialHref: '/try-a-lesson?course=1' },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('complementary', { name: 'Price and enrollment' })
    const topics = canvas.getByRole('heading', { name: 'What you’ll learn' })
    await expect(within(offer).getByText('Up to 6 students').getBoundingClientRect().bottom).toBeLessThan(700)
    await expect(offer.getBoundingClientRect().bottom).toBeLessThan(topics.getBoundingClientRect().top)
    const [trial] = canvas.getAllByRole('link', { name: 'Try a free lesson' })
    await expect(trial?.getBoundingClientRect().height).toBeLessThan(60)
  },
}

export const Free: Story = {
  args: { course: at(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Free')
  },
}

export const WithoutPicture: Story = { args: { course: at(8) } }
export const LongText: Story = {
  args: { course: coursesOf(lists.longText.course, longText.courses)[0]!, teachers: longText.teachers },
}
