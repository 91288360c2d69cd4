import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { CoursesScreen } from './CoursesScreen.tsx'

const lists = examples.listTeacherCourses[200]
const all = examples.listCourses[200].typical.course
const [first] = lists.namesOnly.course

const meta = {
  component: CoursesScreen,
  title: 'Screens/Teacher/Courses',
  args: {
    assigned: ready(lists.typical.course),
    courses: ready(all),
    getOutlinesHref: (id) => `/teacher/course?outlines=${id}`,
  },
} satisfies Meta<typeof CoursesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.teacherCourses.1, 2§2.teacherCourses.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(lists.typical.course.length)
    await expect(within(cards[0]!).getByText('$45')).toBeVisible()
    await expect(within(cards[0]!).getByText('3 months')).toBeVisible()
    await expect(canvas.getByRole('link', { name: `See outlines of ${first!.course.name}` })).toHaveAttribute(
      'href',
      `/teacher/course?outlines=${first!.course.id}`,
    )
  },
}

/** A backend that sends only names: price, duration and image come from the list of all courses (decision 12). */
// proves 2§2.teacherCourses.1, 2§2.teacherCourses.2, D12.1
export const NamesOnly: Story = {
  args: { assigned: ready(lists.namesOnly.course) },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('article')
    await expect(within(card!).getByText('$45')).toBeVisible()
    await expect(within(card!).getByText('3 months')).toBeVisible()
    await expect(card!.querySelector('img')).toHaveAttribute('src', all[0]!.image)
  },
}

/** An unknown price isn’t shown as free. */
export const PriceUnknown: Story = {
  args: { assigned: ready(lists.namesOnly.course), courses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first!.course.name)).toBeVisible()
    await expect(canvas.queryByText('Free')).toBeNull()
  },
}

// proves 2§2.teacherCourses.3, 2§8.29
export const Empty: Story = {
  args: { assigned: ready(lists.empty.course) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses assigned.')).toBeVisible()
  },
}

export const Loading: Story = { args: { assigned: loading, courses: loading } }

const retry = fn()

export const Failed: Story = {
  args: { assigned: failed('Error fetching courses', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching courses')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { assigned: ready(lists.longText.course) } }
