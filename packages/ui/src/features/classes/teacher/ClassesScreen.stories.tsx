import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { noConflicts, acceptSubmit } from '#testing/submitHandlers.ts'
import { listWithForm } from '#testing/screenFlow.tsx'
import { OpenRecordState } from '#testing/storyState.tsx'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { desktopViewport, isPhone } from '#testing/viewports.ts'
import { ClassesScreen } from './ClassesScreen.tsx'
import { ClassFormPage } from './ClassFormPage.tsx'

const TeacherClasses = listWithForm(ClassesScreen, ClassFormPage)

const lists = examples.listTeacherClasses[200]
const classes = lists.typical.data
const courses = examples.listTeacherCourses[200]
const first = classes[0]!

const meta = {
  component: TeacherClasses,
  title: 'Screens/Teacher/Classes',
  render: (args) => <OpenRecordState screen={TeacherClasses} args={args} />,
  parameters: { now: new Date('2026-11-21T08:00:00Z') },
  args: {
    classes: ready(classes),
    courses: ready(courses.typical.course),
    open: undefined,
    restoreFocusTo: undefined,
    lessonsMissingAttendance: [],
    getAttendanceHref: (id) => `/teacher/classes?class=${id}`,
    getRegisterHref: (id, day) => `/teacher/classes?class=${id}&view=register&day=${day}`,
    onOpen: fn(),
    onCreateClass: acceptSubmit(),
    hasSeveralTimes: true,
    conflictCheck: noConflicts,
    onEditClass: acceptSubmit(),
    onDeleteClass: acceptSubmit(),
  },
} satisfies Meta<typeof TeacherClasses>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const heading = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.getByRole('heading', { level: 1, name })
const rowOf = ({ canvas }: Pick<Play, 'canvas'>, title: string) =>
  canvas.getByRole('rowheader', { name: title }).closest<HTMLElement>('[role=row]')!

// proves 2§2.teacherClasses.1, 2§2.teacherClasses.7, 2§2.teacherClasses.8, 2§2.teacherClasses.9
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    await expect(heading(context, 'Classes')).toBeVisible()
    const row = within(rowOf(context, first.title))
    if (isPhone()) return
    const join = row.getByRole('link', { name: `Join ${first.title} (opens in a new tab)` })
    await expect(join).toHaveAttribute('href', first.classLink)
    await expect(row.getByText('Tajweed for beginners')).toBeVisible()
    await expect(row.getByText('16:00 – 17:00')).toBeVisible()
    await expect(row.getByRole('link', { name: `Mark attendance: ${first.title}` })).toHaveAttribute(
      'href',
      `/teacher/classes?class=${first.id}`,
    )
  },
}

/** Adds a missing “https://” and opens the link in a new tab. */
// proves 2§2.teacherClasses.7, 2§2.teacherClasses.8
export const LinkWithoutScheme: Story = {
  globals: desktopViewport,
  play: async (context) => {
    const second = classes[1]!
    const link = within(rowOf(context, second.title)).getByRole('link', { name: /^Join/ })
    await expect(link).toHaveAttribute('href', `https://${second.classLink}`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(rowOf(context, second.title)).toHaveTextContent('Tajweed for beginners, التجويد المتقدم')
  },
}

/** Lists all courses and times, separated by commas or on separate lines. */
// proves 2§2.teacherClasses.5, 2§2.teacherClasses.6
export const EveryCourseAndTime: Story = {
  globals: desktopViewport,
  play: async (context) => {
    const meeting = { ...first, timings: [first.timings[0]!, { id: 11, from: '18:30', to: '19:15' }] }
    await expect(rowOf(context, first.title)).toHaveTextContent('16:00 – 17:00')
    await expect(rowOf(context, meeting.title)).toHaveTextContent('18:30 – 19:15')
    for (const { title, courses: taught } of classes) {
      await expect(rowOf(context, title)).toHaveTextContent(taught.map(({ name }) => name).join(', '))
    }
  },
  args: {
    classes: ready([
      { ...first, timings: [first.timings[0]!, { id: 11, from: '18:30', to: '19:15' }] },
      ...classes.slice(1),
    ]),
  },
}

// proves 2§2.teacherClasses.5, 2§2.teacherClasses.6, 2§2.teacherClasses.7, 2§2.teacherClasses.8
export const NothingKnown: Story = {
  globals: desktopViewport,
  args: { classes: ready([{ ...lists.withoutLink.data[0]!, courses: [], timings: [] }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
    await expect(canvas.getByText('No timings')).toBeVisible()
  },
}

export const UnsafeLink: Story = {
  globals: desktopViewport,
  args: { classes: ready([{ ...first, classLink: 'javascript:alert(1)' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull()
  },
}

// proves 2§2.teacherClasses.10, 2§8.29
export const Empty: Story = {
  args: { classes: ready(lists.empty.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No classes found.')).toBeVisible()
  },
}

export const Loading: Story = { args: { classes: loading } }

const retry = fn()

export const Failed: Story = {
  args: { classes: failed('Failed to load classes', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load classes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const LongText: Story = { args: { classes: ready(lists.longText.data) } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

// proves 2§2.teacherClasses.9, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', first.title)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(first.title)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteClass).toHaveBeenCalledWith(first.id))
  },
}
