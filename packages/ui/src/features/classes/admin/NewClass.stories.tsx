import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { fillField } from '#testing/fillField.ts'
import { rejectSubmit } from '#testing/submitHandlers.ts'
import list from './ClassesScreen.stories.tsx'

const meta = {
  component: list.component,
  title: 'Screens/Admin/Classes/New class',
  args: { ...list.args, open: 'new' },
  render: list.render,
} satisfies Meta<typeof list.component>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function choose({ userEvent }: Play, field: RegExp, text: string, option: RegExp) {
  const box = screen.getByRole('combobox', { name: field })
  await userEvent.type(box, text)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const chooseTeacher = (context: Play) => choose(context, /^Teacher/, 'amina', /Amina Yusuf/)

async function chooseCourse(context: Play) {
  await choose(context, /^Courses/, 'begin', /Tajweed for beginners/)
  await context.userEvent.keyboard('{Escape}')
}

/** The days and hours of one time; the fields of the class's first day come later in the form. */
const timeFields = ({ canvas }: Pick<Play, 'canvas'>, number: number) =>
  within(canvas.getByRole('group', { name: `Time ${number}` }))

async function typeHours(context: Play, number: number, from: string, to: string) {
  const [start] = timeFields(context, number).getAllByRole('spinbutton')
  await context.userEvent.click(start!)
  await context.userEvent.keyboard(from)
  const end = within(timeFields(context, number).getByRole('group', { name: /To$|^To/ })).getAllByRole('spinbutton')[0]
  await context.userEvent.click(end!)
  await context.userEvent.keyboard(to)
}

const chooseDay = (context: Play, number: number, day: 1 | 3) =>
  context.userEvent.click(
    timeFields(context, number).getByRole('checkbox', { name: formatWeekday(day, 'en-GB', 'long') }),
  )

const submit = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Submit' }))

/** A class for a teacher, with two weekly times. */
export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  args: { open: undefined },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Create Class' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Class' })).toBeVisible()
    await expect(screen.getByRole('combobox', { name: /^Courses/ })).toBeDisabled()
    await chooseTeacher(context)
    await waitFor(() => expect(args.onTeacherChange).toHaveBeenLastCalledWith(1))
    await chooseCourse(context)
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^Title/ }), 'Morning group')
    await chooseDay(context, 1, 1)
    await typeHours(context, 1, '0700', '0745')
    await userEvent.click(canvas.getByRole('button', { name: 'Add time' }))
    // The next time has the same hours.
    await chooseDay(context, 2, 3)
    await submit(context)
    await waitFor(() =>
      expect(args.onCreateClass).toHaveBeenCalledWith({
        teacherID: 1,
        title: 'Morning group',
        times: [
          { from: '07:00', to: '07:45', days: [1] },
          { from: '07:00', to: '07:45', days: [3] },
        ],
        courseIds: [1],
      }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create Class' })).toHaveFocus())
  },
}

/** Another teacher has other courses, so the chosen ones are cleared. */
export const OtherTeacher: Story = {
  play: async (context) => {
    await chooseTeacher(context)
    await chooseCourse(context)
    await expect(context.canvas.getByText('Tajweed for beginners')).toBeVisible()
    await context.userEvent.clear(screen.getByRole('combobox', { name: /^Teacher/ }))
    await choose(context, /^Teacher/, 'بلال', /بلال/)
    await waitFor(() => expect(context.canvas.queryByText('Tajweed for beginners')).toBeNull())
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await submit(context)
    await expect((await canvas.findAllByText('Teacher is required')).at(-1)).toBeVisible()
    await expect(canvas.getAllByText('Title is required').at(-1)).toBeVisible()
    await expect(canvas.getAllByText('From is required').at(-1)).toBeVisible()
    await expect(args.onCreateClass).not.toHaveBeenCalled()
  },
}

const { conflict } = examples.scheduleClass[422]

/** The server's error is shown at the time that conflicts. */
export const SecondTimeConflicts: Story = {
  globals: { language: 'en' },
  args: { onCreateClass: rejectSubmit('', conflict.error) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseTeacher(context)
    await chooseCourse(context)
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^Title/ }), 'Morning group')
    await typeHours(context, 1, '0700', '0745')
    await userEvent.click(canvas.getByRole('button', { name: 'Add time' }))
    await typeHours(context, 2, '2030', '2130')
    await submit(context)
    const [message] = conflict.error['times[1]']
    await expect((await canvas.findAllByText(message!)).at(-1)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Morning group')
  },
}

export const NoCourses: Story = {
  args: { assigned: ready([]) },
  play: async (context) => {
    await chooseTeacher(context)
    await expect(await context.canvas.findByText('No courses assigned.')).toBeVisible()
    await expect(context.canvas.getByText('Assign a course to this teacher first.')).toBeVisible()
  },
}

export const CoursesLoading: Story = { args: { assigned: loading } }

export const TeachersFailed: Story = {
  args: { teachers: failed('Error fetching teachers', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error fetching teachers')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
