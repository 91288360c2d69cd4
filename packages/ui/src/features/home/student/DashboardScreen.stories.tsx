import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { ApiExtensionsContext } from '#providers/ApiExtensionsContext.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import { exampleTodoHrefs } from './StudentTodoList/exampleTodoHrefs.ts'

const courses = examples.listEnrolledCourses[200]
const classes = examples.listStudentClasses[200]

const meta = {
  component: DashboardScreen,
  title: 'Screens/Student/Dashboard',
  // Tuesday, in the week of the examples’ timetable.
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    userName: 'Zaynab Malik',
    lessons: ready(examples.getTimetable[200].typical.lessons),
    timetableHref: '/student/timetable',
    courses: ready(courses.typical.courses),
    classes: ready(classes.typical.classes),
    enrolledCoursesHref: '/student/enrolled-courses',
    allClassesHref: '/student/enrolled-courses?classes=all',
    coursesHref: '/student/courses',
    host: 'maktab.test',
    events: ready([]),
    billing: ready([]),
    isReportOpened: () => true,
    todoHrefs: exampleTodoHrefs,
    attendance: ready(examples.listOwnAttendance[200].typical),
    getAttendanceHref: (id) => `/student/enrolled-courses?attendance=${id}`,
    getOutlinesHref: (id) => `/student/enrolled-courses?outlines=${id}`,
    getClassesHref: (id) => `/student/enrolled-courses?classes=${id}`,
    getReportHref: ({ class: { id } }) => `/student/enrolled-courses?classes=all&report=${id}`,
  },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>

const countsOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  within(canvas.getByRole('list', { name: 'At a glance' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

// proves 2§2.studentDashboard.1, 2§2.studentDashboard.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard Hello, Zaynab Malik' })).toBeVisible()
    await expect(document.title).toMatch(/^Dashboard/)
    await expect(canvas.getByText(/1447/).parentElement).toHaveTextContent(/^Tuesday,? 24 March · /)
    await expect(countsOf(canvas)).toEqual([
      `Enrolled Courses${courses.typical.courses.length}`,
      `Classes${classes.typical.classes.length}`,
    ])
    await expect(canvas.getAllByRole('article')).toHaveLength(courses.typical.courses.length)
    await expect(canvas.getByRole('link', { name: /^Classes \d+$/ })).toHaveAttribute(
      'href',
      '/student/enrolled-courses?classes=all',
    )
  },
}

/** The school’s greeting, in place of “Hello”. */
export const Salam: Story = {
  parameters: { school: { timeZone: 'UTC', viewerZone: 'UTC', emailGreeting: 'salam' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^As-salamu alaykum/)).toHaveTextContent('As-salamu alaykum, Zaynab Malik')
  },
}

/** Until the name is known, the page has its plain title. */
export const WithoutName: Story = {
  args: { userName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

/** A backend with only the specification’s calls. */
// proves 2§2.studentDashboard.3, 2§8.29
export const Empty: Story = {
  decorators: [
    (Story) => (
      <ApiExtensionsContext value={false}>
        <Story />
      </ApiExtensionsContext>
    ),
  ],
  args: {
    lessons: undefined,
    attendance: undefined,
    courses: ready(courses.empty.courses),
    classes: ready(classes.empty.classes),
  },
  play: async ({ canvas }) => {
    await expect(countsOf(canvas)).toEqual(['Enrolled Courses0', 'Classes0'])
    await expect(canvas.getByText('No enrolled courses found.')).toBeVisible()
  },
}

/** A class of two courses is listed twice but counted once. */
// proves 2§2.studentDashboard.1
export const ClassOfTwoCourses: Story = {
  args: {
    classes: ready([
      ...classes.typical.classes,
      ...classes.typical.classes.map((entry) => ({ ...entry, course: { id: 7, name: 'Another course' } })),
    ]),
  },
  play: async ({ canvas }) => {
    const ids = new Set(classes.typical.classes.map((entry) => entry.class.id))
    await expect(countsOf(canvas)).toContain(`Classes${ids.size}`)
  },
}

/** A new account: what happened and what comes next instead of zeros. */
export const FirstDays: Story = {
  args: {
    lessons: ready([]),
    courses: ready([]),
    classes: ready([]),
    attendance: ready(examples.listOwnAttendance[200].empty),
    billing: ready(examples.listStudentBilling[200].followed.billing.slice(0, 1)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your first days' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'At a glance' })).toBeNull()
    await expect(canvas.queryByText('No enrolled courses found.')).toBeNull()
    await expect(canvas.getByText('1 receipt under review')).toBeVisible()
  },
}

/** Ten lessons in a row, told once and without a comparison. */
export const WithMilestone: Story = {
  args: { attendance: ready(examples.listOwnAttendance[200].milestones) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 lessons in a row, masha’Allah')).toBeVisible()
  },
}

/** What to practise, below the next lesson. */
export const WithPractice: Story = {
  args: { practice: { practices: examples.listOwnPractice[200].typical.practices, onMark: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: /^Practice until Monday/ })).toHaveLength(2)
  },
}

export const Loading: Story = { args: { courses: loading, classes: loading } }

const retry = fn()

export const Failed: Story = {
  args: { courses: failed('Error fetching courses', retry), classes: failed('Failed to load classes', fn()) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Error fetching courses')).toHaveLength(1)
    await expect(canvas.getAllByText('Failed to load classes')).toHaveLength(1)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!)
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { courses: ready(courses.longText.courses) } }

/** A timetable that is missing or unavailable: the rest of the page is shown. */
export const WithoutTimetable: Story = {
  args: { lessons: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /^Next lesson/ })).toBeNull()
    await expect(canvas.getByRole('list', { name: 'At a glance' })).toBeVisible()
  },
}

/** Next lesson first, then to-do list, progress and counts. */
// proves X46
export const WithNeeds: Story = {
  parameters: { now: new Date('2026-03-24T20:22:00Z') },
  args: {
    billing: ready(examples.listStudentBilling[200].typical.billing),
    events: ready(examples.listStudentEvents[200].typical.events),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Send another receipt for التجويد المتقدم' })).toBeVisible()
    await expect(await canvas.findByText('8 of 10 lessons attended')).toBeVisible()
    const [next, ...others] = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(next).toMatch(/^Next lesson/)
    await expect(others).toEqual(['Needs your attention', 'My progress', 'My courses'])
    await expect(await canvas.findByRole('button', { name: 'Add to calendar: Tajweed, evening' })).toBeVisible()
  },
}

/** A new student at a school that publishes no attendance: leaves no gap. */
export const NothingToTell: Story = {
  args: { attendance: undefined, lessons: ready([]) },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Next lesson', 'My courses'])
  },
}

/** Each part can fail without affecting the others. */
// proves X46
export const PartsFailed: Story = {
  args: {
    lessons: failed('Something went wrong', fn()),
    events: failed('Error fetching events', fn()),
    attendance: failed('Failed to load attendance', fn()),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load attendance')).toBeVisible()
    await expect(await canvas.findByText('Couldn’t load payments or events.')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(courses.typical.courses.length)
  },
}

export const Phone: Story = {
  ...WithNeeds,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: 'Join Tajweed, evening (opens in a new tab)' })
    await expect(join.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    await expect(join.getBoundingClientRect().width).toBeGreaterThan(280)
  },
}
