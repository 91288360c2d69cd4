import { examples } from '@maktab/contract/examples'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { coursePath } from '@maktab/shared/coursePath'
import { expect, fn, waitFor } from 'storybook/test'
import { languages } from '#i18n/languages.ts'
import { SchoolSettingsProvider } from '#providers/SchoolSettingsProvider.tsx'
import { withDefaultSettings } from '#lib/school/schoolSettings.ts'
import { toPublicCourses } from '#lib/school/PublicCourse.ts'
import { failed, loading, ready } from '#remote.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { FrontPage } from './FrontPage.tsx'

const { typical, empty, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]
const school = examples.getSettings[200]
/** A decorator instead of parameters, because story parameters would be merged with the school’s. */
const inSchool =
  (settings: Parameters<typeof withDefaultSettings>[0]): Decorator =>
  (Story) => (
    <SchoolSettingsProvider settings={withDefaultSettings(settings, 'Asia/Karachi')}>
      {/* The background extends beyond the page; the layout clips it. */}
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    </SchoolSettingsProvider>
  )

const meta = {
  component: FrontPage,
  title: 'Screens/Public/Front page',
  decorators: inSchool(school.typical.settings),
  args: {
    courses: ready(toPublicCourses(lists.typical.course, typical.courses)),
    policies: typical.policies,
    hrefOf: coursePath,
    coursesHref: '/courses',
    createStudentHref: '/create-student-account',
    createTeacherHref: '/create-teacher-account',
    hasBottomBar: true,
  },
} satisfies Meta<typeof FrontPage>
export default meta

type Story = StoryObj<typeof meta>

const { frontPicture } = school.branded.settings
const withPicture = inSchool({
  ...school.typical.settings,
  frontPicture: { ...frontPicture, description: 'A teacher and two children read from one book' },
})
const heading = (name: string) => ({ level: 3, name })

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    // The school’s own text replaces only the default it was written for.
    await expect(canvas.getByRole('heading', heading('Choose a course'))).toBeVisible()
    await expect(canvas.getByRole('heading', heading('Join your first lesson'))).toBeVisible()
    await expect(canvas.queryByRole('heading', heading('Meet your teacher'))).toBeNull()
    await expect(
      canvas.getByText(/^We’ll match you with a teacher\. Your lessons appear in your timetable\./),
    ).toBeVisible()
    await expect(canvas.getByText(/^Upload a photo of the receipt. The office/)).toBeVisible()
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
    await expect(canvas.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/92215550100'),
    )
    const inArabic = languages.find(({ id }) => id === 'ar')!.name
    await expect(canvas.getByRole('link', { name: inArabic })).toHaveAttribute('href', '?lang=ar')
  },
}

/** Blank texts use the defaults; courses are shown unless the school hides them. */
export const Untold: Story = {
  decorators: inSchool(school.empty.settings),
  args: { policies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One lesson at a time.' })).toBeVisible()
    await expect(canvas.getByText(/^Live online lessons with a teacher, at times that suit you\./)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Our policies' })).toBeNull()
  },
}

/** The picture’s space is reserved, and it loads before content further down. */
export const WithPicture: Story = {
  globals: desktopViewport,
  decorators: withPicture,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A teacher and two children read from one book' })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('width', '1600')
    await expect(picture).toHaveAttribute('height', '900')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).toHaveAttribute('loading', 'eager')
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(8 / 3, 1)
  },
}

/** A phone loads the small picture. */
export const PictureOnAPhone: Story = {
  decorators: withPicture,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(picture.currentSrc).toContain(frontPicture.small.url))
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
  },
}

/** Without a description the picture is decorative. */
export const PictureThatAdorns: Story = {
  decorators: inSchool({ ...school.typical.settings, frontPicture: { ...frontPicture, description: '' } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('picture img')).toHaveAttribute('alt', '')
  },
}

export const PictureThatCanNotBeHad: Story = {
  decorators: inSchool({
    ...school.typical.settings,
    frontPicture: { url: 'data:image/png;base64,broken', width: 400, height: 200, description: 'A classroom' },
  }),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('picture')).toBeNull())
    await expect(canvas.getByRole('heading', { name: school.typical.settings.frontPage.motto })).toBeVisible()
  },
}

export const PictureInUrdu: Story = {
  decorators: inSchool(school.branded.settings),
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const [first] = school.branded.settings.frontPage.steps
    await expect(canvas.getByRole('heading', heading(first?.title ?? ''))).toBeVisible()
    await expect(canvas.getByRole('img', { name: frontPicture.description })).toBeVisible()
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
    await expect(canvas.getByRole('heading', { name: 'How it works' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { courses: ready([]), policies: empty.policies },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Courses are coming soon' })).toBeVisible()
  },
}

export const OneCourse: Story = {
  args: { courses: ready(toPublicCourses(lists.typical.course.slice(0, 1), typical.courses)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See all courses' })).toBeNull()
  },
}

export const Free: Story = {
  args: { courses: ready(toPublicCourses(lists.typical.course.slice(5, 6), undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Free')
  },
}

export const WithoutPictures: Story = {
  args: { courses: ready(toPublicCourses(lists.withoutPictures.course, typical.courses)) },
}

/** A focused element isn’t covered by the bottom bar. */
export const FocusAboveTheBar: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvas.getByRole('link', { name: 'Enroll' }).closest('nav')!
    const stops = [...canvasElement.querySelectorAll<HTMLElement>('article a, summary')]
    await expect(stops.length).toBeGreaterThan(5)
    stops[0]?.focus()
    for (const stop of stops.slice(1)) {
      while (document.activeElement !== stop) await userEvent.tab()
      await expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1)
    }
  },
}

/** The form is already above the content. */
export const KnownBrowser: Story = {
  decorators: withPicture,
  args: { hasBottomBar: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getByRole('img')).not.toHaveAttribute('fetchpriority')
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
  decorators: inSchool({ ...school.longText.settings, frontPicture }),
  args: {
    courses: ready(toPublicCourses(lists.longText.course, longText.courses)),
    policies: longText.policies,
  },
}
