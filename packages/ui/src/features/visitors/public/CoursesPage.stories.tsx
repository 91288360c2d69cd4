import { coursePath } from '@maktab/shared/coursePath'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { toPublicCourses } from '#lib/school/PublicCourse.ts'
import { failed, loading, ready } from '#remote.ts'
import { CoursesPage } from './CoursesPage.tsx'

const { typical, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]

const meta = {
  component: CoursesPage,
  title: 'Screens/Public/Courses page',
  args: {
    courses: ready(toPublicCourses(lists.typical.course, typical.courses)),
    teachers: typical.teachers,
    hrefOf: coursePath,
    filter: {},
    filterHref: ({ language = '', level = '' }) => `/courses?language=${language}&level=${level}`,
  },
} satisfies Meta<typeof CoursesPage>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(lists.typical.course.length)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Quran translation' })).toBeVisible()
    // Pictures on a phone’s first screen aren’t lazy.
    const tiles = canvas.getAllByRole('article').map((tile) => tile.querySelector('img')?.getAttribute('loading'))
    await expect(tiles.slice(0, 3).includes('lazy')).toBe(false)
    await expect(new Set(tiles.slice(3).filter((loading) => loading !== undefined))).toEqual(new Set(['lazy']))
  },
}

const groupOf = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) =>
  within(canvas.getByRole('group', { name }))

// proves X298
export const Filtered: Story = {
  args: { filter: { language: 'arabic', level: 'advanced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('1 course found')
    const languages = groupOf(canvas, 'Language')
    await expect(languages.getByRole('link', { name: 'Arabic' })).toHaveAttribute('aria-current', 'true')
    await expect(languages.getByRole('link', { name: 'Urdu' })).toHaveAttribute(
      'href',
      '/courses?language=urdu&level=advanced',
    )
    await expect(groupOf(canvas, 'Level').getByRole('link', { name: 'All' })).toHaveAttribute(
      'href',
      '/courses?language=arabic&level=',
    )
  },
}

export const NoMatch: Story = {
  args: {
    filter: { language: 'english', level: 'unknown' },
    courses: ready(toPublicCourses(lists.typical.course.slice(0, 3), typical.courses)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No course matches')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute(
      'href',
      '/courses?language=&level=',
    )
  },
}

/** A backend with only the specification’s fields knows neither languages nor levels. */
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
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Language' })).toBeNull()
    await expect(canvas.queryByRole('group', { name: 'Level' })).toBeNull()
    await expect(canvas.getAllByRole('article')).toHaveLength(lists.typical.course.length)
  },
}

export const WithTrial: Story = {
  args: { trialHref: '/try-a-lesson' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try a free lesson' })).toHaveAttribute('href', '/try-a-lesson')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Empty: Story = {
  args: { courses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Courses are coming soon')).toBeVisible()
  },
}

export const Loading: Story = { args: { courses: loading } }

const retry = fn()

export const Failed: Story = {
  args: { courses: failed('Failed to fetch courses', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { courses: ready(toPublicCourses(lists.longText.course, longText.courses)) } }
