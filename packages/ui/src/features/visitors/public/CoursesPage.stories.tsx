import { coursePath } from '@maktab/shared/coursePath'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { toPublicCourses } from '#lib/school/PublicCourse.ts'
import { failed, loading, ready } from '#remote.ts'
import { CoursesPage } from './CoursesPage.tsx'

const { typical, longText } = examples.getFrontPage[200]
const lists = examples.listCourses[200]

const meta = {
  component: CoursesPage,
  title: 'Screens/Public/Courses page',
  args: { courses: ready(toPublicCourses(lists.typical.course, typical.courses)), hrefOf: coursePath },
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
