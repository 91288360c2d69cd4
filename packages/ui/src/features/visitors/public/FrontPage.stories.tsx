import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { coursePath } from '@maktab/shared/coursePath'
import { expect, fn, within } from 'storybook/test'
import { languages } from '#i18n/languages.ts'
import { toPublicCourses } from '#lib/school/PublicCourse.ts'
import { failed, loading, ready } from '#remote.ts'
import { FrontPage } from './FrontPage.tsx'
import { inSchool } from './frontPageStoryHelpers.tsx'

const { typical, empty, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]
const school = examples.getSettings[200]
const meta = {
  component: FrontPage,
  title: 'Screens/Public/Front page',
  decorators: inSchool(school.typical.settings, { keepsRequests: true }),
  args: {
    courses: ready(toPublicCourses(lists.typical.course, typical.courses)),
    policies: typical.policies,
    teachers: typical.teachers,
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
    await expect(canvas.getByRole('heading', heading('Agree on a teacher and a time'))).toBeVisible()
    await expect(canvas.getByRole('heading', heading('Join your first lesson'))).toBeVisible()
    await expect(canvas.queryByRole('heading', heading('Pay and start'))).toBeNull()
    await expect(canvas.getByText(/^You pay when you agree\. Your lessons appear in your timetable\./)).toBeVisible()
    await expect(canvas.getByText(/^We write to you within a day/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: school.typical.settings.frontPage.motto })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tajweed for beginners' })).toHaveAttribute(
      'href',
      '/courses/1-tajweed-for-beginners',
    )
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('$45 a month')
    await expect(first).toHaveTextContent('6 topics')
    await expect(first).toHaveTextContent('In English and Urdu')
    await expect(first).toHaveTextContent(/With .*Amina Yusuf/)
    const facts = canvas.getByRole('list', { name: 'At a glance' })
    await expect(
      within(facts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['From $20', '1–15 students', '30–90 minutes', 'English, Urdu, and Arabic', 'Ages 5 and up'])
    await expect(canvas.getByRole('link', { name: /^Taught by Amina Yusuf/ })).toHaveAttribute('href', '#teachers')
    await expect(canvas.getByRole('heading', heading('أحمد المنصوري'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Try a free lesson' })).toBeNull()
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

/** Blank texts use the defaults, in the order of the specification; courses are shown unless the school hides them. */
export const Untold: Story = {
  decorators: inSchool(school.empty.settings),
  args: { policies: [], teachers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One lesson at a time.' })).toBeVisible()
    await expect(canvas.getByText(/^Live online lessons with a teacher, at times that suit you\./)).toBeVisible()
    await expect(canvas.getByRole('heading', heading('Pay the school'))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Our policies' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Our teachers' })).toBeNull()
  },
}

/** A school whose families agree on a teacher and a time before they pay, with or without a trial lesson. */
export const AgreeFirst: Story = {
  decorators: inSchool({ ...school.empty.settings, offersTrials: true }, { keepsRequests: true }),
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3, name: /^(Try|Agree|Pay|Choose|Meet)/ })
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Try a free lesson',
      'Agree on a teacher and a time',
      'Pay and start',
    ])
  },
}

export const AgreeFirstWithoutTrials: Story = {
  decorators: inSchool(school.empty.settings, { keepsRequests: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('Choose a course'))).toBeVisible()
    await expect(canvas.queryByRole('heading', heading('Try a free lesson'))).toBeNull()
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
    const bar = canvas.getByRole('navigation', { name: 'Enrollment' })
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
    await expect(canvas.queryByRole('navigation', { name: 'Enrollment', hidden: true })).toBeNull()
  },
}

/** On a phone the first screen says what, by whom, from how much, for which age and how long. */
// proves X298
export const FirstScreen: Story = {
  decorators: withPicture,
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { trialHref: '/try-a-lesson' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Enrollment' })
    const [trial] = canvas.getAllByRole('link', { name: 'Try a free lesson' })
    const first = [
      canvas.getByRole('list', { name: 'At a glance' }),
      canvas.getByText('Ages 5 and up'),
      canvas.getByText('30–90 minutes'),
      canvas.getByRole('link', { name: /^Taught by/ }),
      trial!,
    ]
    for (const element of first) await expect(element.getBoundingClientRect().bottom).toBeLessThan(770)
    await expect(within(bar).getByRole('link', { name: 'Try a free lesson' })).toHaveAttribute('href', '/try-a-lesson')
    await expect(bar.getBoundingClientRect().height).toBeLessThan(80)
  },
}

/** A backend with only the specification’s calls and fields. */
export const OnlyTheList: Story = {
  args: {
    courses: ready(
      toPublicCourses(
        lists.typical.course.map(({ id, name, description, price, course_duration, image }) => ({
          id,
          name,
          description,
          price,
          course_duration,
          image,
        })),
        undefined,
      ),
    ),
    policies: [],
    teachers: [],
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('list', { name: 'At a glance' })
    await expect(within(facts).getAllByRole('listitem')).toHaveLength(1)
    await expect(facts).toHaveTextContent('From $20')
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
    teachers: longText.teachers,
  },
}
