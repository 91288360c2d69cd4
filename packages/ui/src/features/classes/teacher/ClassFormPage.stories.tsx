import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import { noConflicts, acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { listWithForm } from '#testing/screenFlow.tsx'
import { OpenRecordState } from '#testing/storyState.tsx'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { ClassesScreen } from './ClassesScreen.tsx'
import { ClassFormPage } from './ClassFormPage.tsx'

const TeacherClasses = listWithForm(ClassesScreen, ClassFormPage)

const classes = examples.listTeacherClasses[200].typical.data
const courses = examples.listTeacherCourses[200]
const first = classes[0]!
const withSeveralTimes = classes.find(({ timings }) => timings.length > 1)!

const meta = {
  component: TeacherClasses,
  title: 'Screens/Teacher/Class form',
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

const heading = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) =>
  canvas.getByRole('heading', { level: 1, name })
async function typeTime({ canvas, userEvent }: Play, end: 'From' | 'To', digits: string): Promise<void> {
  const [segment] = within(canvas.getByRole('group', { name: new RegExp(`${end}$|^${end}`) })).getAllByRole(
    'spinbutton',
  )
  await userEvent.click(segment!)
  await userEvent.keyboard(digits)
}

// proves 2§2.teacherClasses.1, 2§2.teacherClasses.2, 2§2.teacherClasses.3, 2§2.teacherClasses.4, 2§4.6
export const Creating: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(heading(context, 'Create Class')).toBeVisible()
    const box = canvas.getByRole('combobox', { name: /^Courses/ })
    await userEvent.type(box, 'begin')
    await userEvent.click(await screen.findByRole('option', { name: /Tajweed for beginners/ }))
    await userEvent.keyboard('{Escape}')
    await fillField(userEvent, canvas.getByLabelText(/^Title/), 'Morning group')
    await fillField(userEvent, canvas.getByLabelText(/^Link/), 'meet.maktab.test/morning')
    await typeTime(context, 'From', '0700am')
    await typeTime(context, 'To', '0745am')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onCreateClass).toHaveBeenCalledWith({
        title: 'Morning group',
        link: 'meet.maktab.test/morning',
        times: [{ from: '07:00', to: '07:45' }],
        courseIds: [1],
      }),
    )
    await waitFor(() => expect(heading(context, 'Classes')).toBeVisible())
  },
}

// proves 2§2.teacherClasses.2, 2§4.6
export const CreateGivenUp: Story = {
  args: { open: 'new' },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await fillField(userEvent, canvas.getByLabelText(/^Title/), 'Morning group')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(heading(context, 'Classes')).toBeVisible())
    await expect(args.onCreateClass).not.toHaveBeenCalled()
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  args: { open: 'new' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect((await canvas.findAllByText('Title is required')).at(-1)).toBeVisible()
    await expect(canvas.queryByText('Link is required')).toBeNull()
    await expect(args.onCreateClass).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: {
    open: first.id,
    onEditClass: rejectSubmit('', { 'classTime.from': ['Class timings (from and to) are required'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect((await canvas.findAllByText('Class timings (from and to) are required')).at(-1)).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue(first.title)
  },
}

export const NoCourses: Story = {
  args: { open: 'new', courses: ready(courses.empty.course) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses assigned.')).toBeVisible()
  },
}

/** Courses are chosen on creation only (2§2). */
// proves 2§2.teacherClasses.1, 2§2.teacherClasses.3, 2§2.teacherClasses.9, 2§4.7
export const Editing: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await pressRowAction({ canvas, userEvent }, 'Edit', first.title)
    await expect(heading(context, /^Edit Class/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^Courses/)).toBeNull()
    await expect(canvas.queryByText('Class time to edit')).toBeNull()
    const title = canvas.getByLabelText(/^Title/)
    await expect(title).toHaveValue(first.title)
    await fillField(userEvent, title, 'A better title')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: first.id,
        version: first.version,
        title: 'A better title',
        link: first.classLink,
        classTime: { id: first.timings[0]!.id, from: '16:00', to: '17:00' },
      }),
    )
    await waitFor(() => expect(heading(context, 'Classes')).toBeVisible())
  },
}

// proves 2§4.8
export const EditCancelled: Story = {
  args: { open: first.id },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel Edit' }))
    await expect(heading(context, 'Classes')).toBeVisible()
  },
}

/** A class with several times asks which one to edit (decision 23). */
// proves D23.2
export const SeveralTimes: Story = {
  args: { open: withSeveralTimes.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Class time to edit/ }))
    await userEvent.click(await screen.findByRole('option', { name: /21:00/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith(
        expect.objectContaining({ classTime: { id: 41, from: '21:00', to: '22:00' } }),
      ),
    )
  },
}

/** A class without a time explains why it can’t be edited (decision 23). */
// proves D23.1
export const WithoutTimes: Story = {
  args: { open: first.id, classes: ready([{ ...first, timings: [] }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This class can’t be edited')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull()
  },
}

export const EditedClassIsGone: Story = {
  args: { open: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This class no longer exists.')).toBeVisible()
  },
}
