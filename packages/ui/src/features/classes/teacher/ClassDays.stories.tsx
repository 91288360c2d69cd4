import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ApiExtensionsContext } from '#providers/ApiExtensionsContext.ts'
import { toClassConflictQuery } from '#forms/ScheduleConflictCheck.ts'
import { formatWeekday } from '#lib/time/weekdays.ts'
import { ready } from '#remote.ts'
import { noConflicts, acceptSubmit } from '#testing/submitHandlers.ts'
import { ClassFormPage } from './ClassFormPage.tsx'

const [first] = examples.listTeacherClasses[200].typical.data
const schoolClass = { ...first!, starts: '2026-09-07', ends: '2026-12-18' }
const times = { id: 10, from: '16:00', to: '17:00' }

const meta = {
  component: ClassFormPage,
  title: 'Screens/Teacher/Class form/Days',
  parameters: { now: new Date('2026-11-21T08:00:00Z') },
  args: {
    classes: ready([schoolClass]),
    courses: ready(examples.listTeacherCourses[200].typical.course),
    open: schoolClass.id,
    hasSeveralTimes: true,
    conflictCheck: noConflicts,
    onCreateClass: acceptSubmit(),
    onEditClass: acceptSubmit(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClassFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const update = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Update' }))
const dayPart = ({ canvas }: Play, field: string) =>
  within(canvas.getByRole('group', { name: field })).getByRole('spinbutton', { name: /^day/ })

/** Days, first day and last day are extensions. */
export const WithoutExtensions: Story = {
  tags: ['axe'],
  decorators: [
    (Form) => (
      <ApiExtensionsContext value={false}>
        <Form />
      </ApiExtensionsContext>
    ),
  ],
  args: { classes: ready([{ ...first!, starts: undefined, ends: undefined, timings: [times] }]) },
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.queryByRole('checkbox', { name: 'Monday' })).toBeNull()
    await expect(canvas.queryByRole('group', { name: 'First day' })).toBeNull()
    await update(context)
    await waitFor(() => expect(args.onEditClass).toHaveBeenCalledWith(expect.objectContaining({ classTime: times })))
  },
}

/** Sends only the changed fields and keeps the others. */
export const Changed: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getByRole('checkbox', { name: 'Monday' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'First day' })).toHaveTextContent('07/09/2026')
    await userEvent.click(canvas.getByRole('checkbox', { name: formatWeekday(3, 'en-GB', 'long') }))
    await userEvent.click(dayPart(context, 'Last day'))
    await userEvent.keyboard('17122026')
    await update(context)
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: schoolClass.id,
        version: schoolClass.version,
        title: schoolClass.title,
        link: schoolClass.classLink,
        classTime: { ...times, days: [1, 3] },
        ends: '2026-12-17',
      }),
    )
  },
}

/** A backend without days receives none. */
export const NeverKnown: Story = {
  args: { classes: ready([{ ...first!, timings: [times] }]) },
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'Optional. Until you choose days, the class won’t appear in calendars or send reminders.',
    )
    await update(context)
    await waitFor(() =>
      expect(args.onEditClass).toHaveBeenCalledWith({
        id: schoolClass.id,
        version: schoolClass.version,
        title: schoolClass.title,
        link: schoolClass.classLink,
        classTime: times,
      }),
    )
  },
}

export const EndsBeforeItStarts: Story = {
  tags: ['axe'],
  args: { classes: ready([{ ...schoolClass, ends: '2026-09-04' }]) },
  play: async (context) => {
    await update(context)
    await waitFor(() =>
      expect(dayPart(context, 'Last day')).toHaveAccessibleDescription(/Last day can’t be before 7 Sept 2026/),
    )
    await expect(context.args.onEditClass).not.toHaveBeenCalled()
  },
}

const clash = examples.findClashes[200].conflict
const query = toClassConflictQuery(
  { classTime: { ...times, days: [1] }, starts: schoolClass.starts, ends: schoolClass.ends },
  { classId: schoolClass.id, timingId: 10 },
)!

/** Conflicts are shown beside the times and saved only after confirmation. */
export const Clashing: Story = {
  args: { conflictCheck: { ...noConflicts, latest: { question: query, found: { ...clash, mayGoOn: true } } } },
  play: async (context) => {
    const { userEvent, args } = context
    await update(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(args.onEditClass).toHaveBeenCalledWith(expect.objectContaining({ goOn: true })))
  },
}

/** Each time of a new class has its own days; another time starts with the same hours. */
export const SeveralTimes: Story = {
  globals: { language: 'en' },
  args: { open: 'new' },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const time = (number: number) => within(canvas.getByRole('group', { name: `Time ${number}` }))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Courses/ }), 'begin')
    await userEvent.click(await screen.findByRole('option', { name: /Tajweed for beginners/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Morning group')
    await userEvent.click(time(1).getByRole('checkbox', { name: formatWeekday(1, 'en-GB', 'long') }))
    const [from] = time(1).getAllByRole('spinbutton')
    await userEvent.click(from!)
    await userEvent.keyboard('07000745')
    await userEvent.click(canvas.getByRole('button', { name: 'Add time' }))
    await userEvent.click(time(2).getByRole('checkbox', { name: formatWeekday(3, 'en-GB', 'long') }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onCreateClass).toHaveBeenCalledWith({
        title: 'Morning group',
        times: [
          { from: '07:00', to: '07:45', days: [1] },
          { from: '07:00', to: '07:45', days: [3] },
        ],
        courseIds: [1],
      }),
    )
  },
}

/** A backend with only the specification’s call stores one time. */
export const OneTime: Story = {
  args: { open: 'new', hasSeveralTimes: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Class Time/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add time' })).toBeNull()
  },
}
