import { examples } from '@maktab/contract/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { coursePath } from '@maktab/contract/wire/coursePath'
import { expect, fn } from 'storybook/test'
import { languages } from '#environment/languages.ts'
import { SchoolSettingsProvider } from '#environment/SchoolSettings.tsx'
import { settingsOf } from '#model/schoolSettings.ts'
import { visitorsCourses } from '#model/visitorsCourse.ts'
import { failed, loading, ready } from '#remote.ts'
import { FrontPage } from './FrontPage.tsx'

const { typical, empty, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]
const school = examples.getSettings[200]
/** Not by parameters: those of a story would be laid over the school’s of all of them. */
const inSchool =
  (settings: Parameters<typeof settingsOf>[0]): Decorator =>
  (Story) => (
    <SchoolSettingsProvider settings={settingsOf(settings, 'Asia/Karachi')}>
      <Story />
    </SchoolSettingsProvider>
  )

const meta = {
  component: FrontPage,
  title: 'Screens/Public/Front page',
  decorators: inSchool(school.typical.settings),
  args: {
    courses: ready(visitorsCourses(lists.typical.course, typical.courses)),
    policies: typical.policies,
    hrefOf: coursePath,
    coursesHref: '/courses',
    createStudentHref: '/create-student-account',
    createTeacherHref: '/create-teacher-account',
    hasFoot: true,
  },
} satisfies Meta<typeof FrontPage>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: school.typical.settings.frontPage.motto })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tajweed for beginners' })).toHaveAttribute(
      'href',
      '/courses/1-tajweed-for-beginners',
    )
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('$45 a month')
    await expect(first).toHaveTextContent('6 topics')
    await expect(first).toHaveTextContent('In English and Urdu')
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/courses')
    await expect(canvas.getByText('Attendance').closest('details')).not.toHaveAttribute('open')
    await expect(canvas.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/92215550100'),
    )
    const inArabic = languages.find(({ id }) => id === 'ar')!.name
    await expect(canvas.getByRole('link', { name: inArabic })).toHaveAttribute('href', '?lang=ar')
  },
}

/** What is left blank is said in the product’s words; a school shows its courses until it says otherwise. */
export const Untold: Story = {
  decorators: inSchool(school.empty.settings),
  args: { policies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One lesson at a time.' })).toBeVisible()
    await expect(canvas.getByText(/^An online school: live lessons/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'What holds at our school' })).toBeNull()
  },
}

export const WithoutCourses: Story = {
  decorators: inSchool({ ...school.typical.settings, frontPage: { shows: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Enroll', hidden: true })).toHaveAttribute(
      'href',
      '/create-student-account',
    )
  },
}

export const Loading: Story = { args: { courses: loading, policies: [] } }

export const Failed: Story = {
  args: { courses: failed('Failed to fetch courses', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch courses')
    await expect(canvas.getByRole('heading', { name: 'How to begin' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { courses: ready([]), policies: empty.policies },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The courses are still being prepared' })).toBeVisible()
  },
}

export const OneCourse: Story = {
  args: { courses: ready(visitorsCourses(lists.typical.course.slice(0, 1), typical.courses)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See all courses' })).toBeNull()
  },
}

export const Free: Story = {
  args: { courses: ready(visitorsCourses(lists.typical.course.slice(5, 6), undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Free')
  },
}

export const WithoutPictures: Story = {
  args: { courses: ready(visitorsCourses(lists.withoutPictures.course, typical.courses)) },
}

/** The form is above it already. */
export const KnownBrowser: Story = {
  args: { hasFoot: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign in', hidden: true })).toBeNull()
  },
}

export const Rupees: Story = {
  decorators: inSchool(school.rupees.settings),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(/PKR|Rs/)
  },
}

export const LongText: Story = {
  decorators: inSchool(school.longText.settings),
  args: {
    courses: ready(visitorsCourses(lists.longText.course, longText.courses)),
    policies: longText.policies,
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Urdu: Story = { decorators: inSchool(school.rupees.settings), globals: { language: 'ur' } }
export const Arabic: Story = { globals: { language: 'ar' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
