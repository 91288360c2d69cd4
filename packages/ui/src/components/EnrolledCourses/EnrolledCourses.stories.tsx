import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { getLessonKey } from '#lib/lessons/upcomingLessons.ts'
import { EnrolledCourses } from './EnrolledCourses.tsx'

const { typical, empty, longText } = examples.listEnrolledCourses[200]
const first = typical.courses[0]!

const meta = {
  component: EnrolledCourses,
  title: 'Components/School/EnrolledCourses',
  tags: ['autodocs'],
  args: {
    courses: ready(typical.courses),
    getOutlinesHref: (id) => `#outlines=${id}`,
    getClassesHref: (id) => `#classes=${id}`,
    coursesHref: '#courses',
  },
} satisfies Meta<typeof EnrolledCourses>
export default meta

type Story = StoryObj<typeof meta>

/** A backend with only the specification’s calls. */
// proves 2§2.enrolled.1
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(typical.courses.length)
    // Monthly prices are marked as such.
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('$45 a month')
    await expect(canvas.getByRole('link', { name: `See outlines of ${first.name}` })).toHaveAttribute(
      'href',
      `#outlines=${first.id}`,
    )
    await expect(canvas.getByRole('link', { name: `Classes of ${first.name}` })).toHaveAttribute(
      'href',
      `#classes=${first.id}`,
    )
  },
}

const { lessons } = examples.getTimetable[200].typical
const { classes } = examples.listStudentClasses[200].typical
const ownDay = {
  lessons: ready(lessons),
  classes: ready(classes),
  attendance: ready(examples.listOwnAttendance[200].typical),
  getReportHref: ({ class: { id } }: { class: { id: number } }) => `#report=${id}`,
}
/** Tuesday evening: the class at 20:30 begins in eight minutes. */
const evening = { now: new Date('2026-03-24T20:22:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } }
const soon = lessons.find(({ title }) => title === 'Tajweed, evening')!

/** Teacher, next lesson, progress and last report instead of the price. */
export const Typical: Story = {
  tags: ['axe'],
  parameters: evening,
  args: ownDay,
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole('article')[0]!)
    await expect(card.getByText(soon.teacher.name)).toBeVisible()
    await expect(card.getByText('today').parentElement).toHaveTextContent('today, 20:30 – 21:30')
    await expect(card.getByRole('link', { name: 'Join Tajweed, evening (opens in a new tab)' })).toBeVisible()
    await expect(card.getByText('Lesson 6 of 6')).toBeVisible()
    await expect(card.getByRole('link', { name: `Report of 16 Nov 2026: ${first.name}` })).toHaveAttribute(
      'href',
      '#report=1',
    )
    await expect(card.getByRole('link', { name: `See outlines of ${first.name}` })).toBeVisible()
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}

/** The page’s header already has the button to join. */
export const JoinAbove: Story = {
  parameters: evening,
  args: { ...ownDay, lessonKeyAbove: getLessonKey(soon) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Join Tajweed, evening/ })).toBeNull()
  },
}

/** A course without lessons yet. */
export const NotBegun: Story = {
  args: {
    ...ownDay,
    courses: ready(typical.courses.slice(1, 2)),
    lessons: ready([]),
    classes: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No lesson in the next seven days')).toBeVisible()
    await expect(canvas.getByText('Not started yet')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Report of/ })).toBeNull()
  },
}

export const OthersLoading: Story = { args: { ...ownDay, lessons: loading, attendance: loading, classes: loading } }

/** Cards stay useful if the timetable can’t be loaded. */
export const OthersFailed: Story = {
  args: { ...ownDay, lessons: failed('Something went wrong', fn()), attendance: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Classes of ${first.name}` })).toBeVisible()
    await expect(canvas.queryByText('Something went wrong')).toBeNull()
    await expect(canvas.queryByText('No lesson in the next seven days')).toBeNull()
  },
}

export const Elsewhere: Story = {
  parameters: {
    now: new Date('2026-03-24T10:00:00Z'),
    school: { timeZone: 'Asia/Karachi', viewerZone: 'America/New_York' },
  },
  args: { ...ownDay, lessons: ready(examples.getTimetable[200].otherClocks.lessons) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Karachi')[0]).toBeVisible()
  },
}

export const Phone: Story = { ...Typical, tags: [], globals: { viewport: { value: 'phone', isRotated: false } } }

export const Empty: Story = {
  args: { courses: ready(empty.courses) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No enrolled courses found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '#courses')
  },
}

export const Loading: Story = { args: { courses: loading } }
export const Failed: Story = { args: { courses: failed('Error fetching courses', fn()) } }
export const LongText: Story = {
  args: {
    ...ownDay,
    courses: ready(longText.courses),
    lessons: ready(examples.getTimetable[200].longText.lessons),
    attendance: ready(examples.listOwnAttendance[200].longText),
    classes: ready(examples.listStudentClasses[200].longText.classes),
  },
}

export const ArabicDark: Story = { parameters: evening, args: ownDay, globals: { language: 'ar', scheme: 'dark' } }
