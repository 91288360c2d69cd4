import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { done } from '#submitResult.ts'
import { getDaysOfWeek } from '#lib/time/getDaysOfWeek.ts'
import { failed, loading, ready } from '#remote.ts'
import { TimetableScreen } from './TimetableScreen.tsx'

const weeks = examples.getTimetable[200]
const people = {
  teachers: ready(examples.listTeachers[200].typical.teachers),
  courses: ready(examples.listCourses[200].typical.course),
}

const meta = {
  component: TimetableScreen,
  title: 'Screens/Shared/Timetable',
  // Tuesday of the week in which London switches to summer time.
  parameters: { now: new Date('2026-03-24T09:00:00Z'), school: { timeZone: 'UTC', viewerZone: 'UTC' } },
  args: {
    timetable: ready(weeks.typical),
    days: getDaysOfWeek('2026-03-24', 1),
    clocks: 'school',
    onClocks: fn(),
    onWeekChange: fn(),
    onPrint: fn(),
    role: 'student',
  },
} satisfies Meta<typeof TimetableScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X27
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, args, userEvent }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).slice(0, 7)
    await expect(days[0]).toHaveTextContent('Monday 23 Mar')
    await expect(days[1]).toHaveTextContent('Tuesday 24 Mar Today')
    const monday = within(canvas.getAllByRole('listitem').find((item) => item.contains(days[0]!))!)
    await expect(monday.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '07:00 – 07:45ناظرہ، صبح',
      '16:00 – 17:00Tajweed, Monday group',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }))
    await expect(args.onWeekChange).toHaveBeenLastCalledWith('2026-03-16')
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }))
    await expect(args.onWeekChange).toHaveBeenLastCalledWith('2026-03-30')
    await expect(canvas.getByRole('button', { name: 'This week' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('No set days')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const OfTheSchool: Story = {
  args: { filtering: { ...people, filter: { teacherId: 1 }, onFilter: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Teacher' })).toHaveValue('Amina Yusuf')
    await expect(canvas.getByRole('button', { name: /Tajweed, Monday group.*Amina Yusuf/ })).toBeVisible()
  },
}

export const AnotherWeek: Story = {
  args: { days: getDaysOfWeek('2026-04-08', 1), timetable: ready(weeks.empty) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('6 – 12 April 2026')).toBeVisible()
    await expect(canvas.getByText('No lessons this week')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }))
    await expect(args.onWeekChange).toHaveBeenLastCalledWith(undefined)
  },
}

export const Empty: Story = { args: { timetable: ready(weeks.empty) } }

export const Loading: Story = { args: { timetable: loading } }

const retry = fn()

export const Failed: Story = {
  args: { timetable: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const NotOffered: Story = {
  args: { timetable: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No timetable available')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}

export const LongText: Story = {
  args: { timetable: ready(weeks.longText), filtering: { ...people, filter: {}, onFilter: fn() } },
}

export const CancelledAndMoved: Story = {
  args: { timetable: ready(weeks.cancelled) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tajweed, evening.*Cancelled/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /18:00 – 19:00.*Moved from Thursday 26 March/ })).toBeVisible()
  },
}

export const Overnight: Story = {
  args: { timetable: ready(weeks.overnight) },
  play: async ({ canvas }) => {
    // A lesson over midnight is listed once, on the day it starts, and the week begins with its first lesson.
    await expect(canvas.getAllByRole('button', { name: /23:30 – 00:30/ })).toHaveLength(weeks.overnight.lessons.length)
    await expect(document.querySelectorAll('[data-hour-height]')).toHaveLength(4)
  },
}

export const AtTheSameTime: Story = {
  parameters: {
    layoutExemptions: {
      overflow: 'Lessons at the same time share a column. Times are clipped, and a press shows all details.',
      brokenWord: 'Lessons at the same time share a column.',
    },
  },
  args: { timetable: ready(weeks.conflict) },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show 2 more' })
    await userEvent.click(more)
    const day = within(await screen.findByRole('dialog'))
    const ofMonday = weeks.conflict.lessons.filter(({ heldOn }) => heldOn === '2026-03-23')
    await expect(day.getAllByRole('listitem')).toHaveLength(ofMonday.length)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const WithoutDays: Story = {
  args: { timetable: ready(weeks.withoutDays) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The classes below don’t have set days.')).toBeVisible()
  },
}

// proves X28, X42
/** The school is in Karachi; the device’s data for the viewer’s time zone is outdated. */
export const OtherClocks: Story = {
  args: { timetable: ready(weeks.otherClocks) },
  parameters: { school: { timeZone: 'Asia/Karachi', viewerZone: 'America/Chicago' } },
  play: async ({ canvas, args, userEvent }) => {
    const lesson = /16:00 – 17:00.*05:00 in Chicago.*Tajweed, Monday group/
    await expect(canvas.getByRole('button', { name: lesson })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /07:00 – 07:45.*20:00 in Chicago/ })).toHaveLength(2)
    await expect(canvas.getByText('Your device’s times may be off by an hour')).toBeVisible()
    await expect(canvas.getByText('School time (Karachi)')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show in my time' }))
    await expect(args.onClocks).toHaveBeenLastCalledWith('own')
  },
}

// proves X28
/** Laid out in the viewer’s time zone, eleven hours behind Karachi; lessons before the week are omitted. */
export const InOnesOwnTime: Story = {
  args: { timetable: ready(weeks.otherClocks), clocks: 'own' },
  parameters: { school: { timeZone: 'Asia/Karachi', viewerZone: 'Etc/GMT+6' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Your time (GMT-6)')).toBeVisible()
    const day = canvas.getByRole('heading', { level: 2, name: /^Monday/ })
    const lesson = within(day.closest('li')!).getByRole('button')
    const words = /^05:00 – 06:00\s?16:00 in Karachi\s?Tajweed, Monday group$/
    await expect(lesson).toHaveTextContent(words)
    // Sunday evening, before the week.
    await expect(canvas.queryByRole('button', { name: /Mon.* 07:00/ })).toBeNull()
    const evening = /^20:00 – 20:45.*Wed.* 07:00 in Karachi/
    await expect(canvas.getByRole('button', { name: evening })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show in my time' }))
    await expect(args.onClocks).toHaveBeenLastCalledWith('school')
  },
}

export const InOnesOwnTimeEmpty: Story = {
  args: { timetable: ready(weeks.empty), clocks: 'own' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No lessons this week')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Show in my time' })).toBeChecked()
  },
}

const undo = fn(async () => done)

/** A teacher opens a lesson and undoes a change. */
export const OfATeacher: Story = {
  tags: ['axe'],
  args: { role: 'teacher', actions: { onChange: async () => done }, lastChange: { change: 'cancel', onUndo: undo } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: /Arabic|النحو/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('button', { name: /^Cancel lesson/ })).toBeVisible()
  },
}

/** Opens and closes each lesson of a week with the keyboard alone. */
// proves X29
export const Arabic: Story = {
  tags: ['slow'],
  globals: { language: 'ar', scheme: 'dark' },
  args: { timetable: ready(weeks.cancelled) },
  play: async ({ canvas, userEvent }) => {
    const lessons = canvas.getAllByRole('button', { name: /[–]/ })
    lessons[0]?.focus()
    for (const lesson of lessons) {
      await expect(lesson).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(lesson).toHaveFocus())
      await userEvent.tab()
    }
  },
}
