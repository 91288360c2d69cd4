import { examples } from '@maktab/contract/examples'
import type { Lesson } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { LessonsToday } from './LessonsToday.tsx'

const weeks = examples.getTimetable[200]
const at = (time: string) => ({ now: new Date(`2026-03-${time}Z`), school: { timeZone: 'UTC', viewerZone: 'UTC' } })
const phone = { viewport: { value: 'phone', isRotated: false } }

/** A Monday with five lessons: one register is complete, one is partial, the others are missing. */
const marks: Record<number, number> = { 3: 5, 1: 4 }
const monday = weeks.conflict.lessons.map((one) => ({ ...one, marked: marks[one.classId] ?? 0 }))

const meta = {
  component: LessonsToday,
  title: 'Components/School/LessonsToday',
  tags: ['autodocs'],
  parameters: at('23T16:32:00'),
  args: {
    lessons: ready(monday),
    timetableHref: '#timetable',
    getRegisterHref: (id, day) => `#${id}-${day}`,
  },
} satisfies Meta<typeof LessonsToday>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rows = (canvas: Canvas) => canvas.getAllByRole('listitem').map(({ textContent }) => textContent)

// proves X49
export const InTheAfternoon: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Today’s lessons/ })).toBeVisible()
    await expect(rows(canvas)).toEqual([
      '07:00 – 07:45ناظرہ، صبحAttendance takenSee attendance',
      '16:00 – 17:00Tajweed, Monday groupOn now4 of 6 markedStartMark attendance',
      '16:00 – 16:45Qaida, little onesOn nowStartMark attendance',
      '16:15 – 17:15حلقة حفظ جزء عمّOn nowStartMark attendance',
      '16:30 – 17:00النحو، المستوى الأولOn nowStartMark attendance',
    ])
    await expect(canvas.getByRole('link', { name: 'Mark attendance: Tajweed, Monday group, 16:00' })).toHaveAttribute(
      'href',
      '#1-2026-03-23',
    )
    await expect(canvas.getByRole('link', { name: /^Start Tajweed, Monday group/ })).toHaveAttribute(
      'href',
      'https://meet.maktab.test/tajweed-monday',
    )
  },
}

export const BeforeTheFirst: Story = {
  parameters: at('24T14:30:00'),
  args: { lessons: ready(weeks.typical.lessons.map((one) => ({ ...one, marked: 0 }))) },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual([
      '15:00 – 15:30Qaida, little onesin 30 minutesMark attendance',
      '20:30 – 21:30Tajweed, eveningin 6 hoursMark attendance',
    ])
  },
}

/** Past lessons without a register stand out; below them is the next lesson on another day. */
// proves X49
export const AllOver: Story = {
  parameters: at('23T18:00:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Attendance not taken')).toHaveLength(3)
    await expect(canvas.queryByRole('link', { name: /^Start/ })).toBeNull()
    await expect(canvas.getByText('No more lessons today. Next:').parentElement).toHaveTextContent(
      /Qaida, little onestomorrow, 15:00 – 15:30/,
    )
  },
}

export const AllTaken: Story = {
  parameters: at('23T18:00:00'),
  args: { lessons: ready(monday.map((one) => ({ ...one, marked: one.students }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Attendance taken')).toHaveLength(5)
    await expect(canvas.queryByRole('link', { name: /^Mark attendance/ })).toBeNull()
  },
}

export const NoneToday: Story = {
  parameters: at('22T09:00:00'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No lessons today. Next:')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { lessons: ready(weeks.empty.lessons) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No lessons in the next seven days.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the week' })).toHaveAttribute('href', '#timetable')
  },
}

// proves X49
export const CancelledAndMoved: Story = {
  parameters: at('27T17:55:00'),
  args: {
    lessons: ready([
      ...weeks.cancelled.lessons,
      { ...weeks.cancelled.lessons[3]!, day: '2026-03-27', heldOn: '2026-03-27' } satisfies Lesson,
    ]),
  },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual([
      '20:30 – 21:30Tajweed, eveningCancelled',
      '18:00 – 19:00النحو، المستوى الأولMoved from Thu 26 Marin 5 minutesStartMark attendance',
      '23:30 – 00:30Translation circlein 5 hoursMark attendance',
    ])
  },
}

/** A lesson that began before midnight counts as today's until it ends. */
export const Overnight: Story = {
  parameters: at('24T00:10:00'),
  args: { lessons: ready(weeks.overnight.lessons) },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toEqual(['Mon 23 Mar, 23:30 – 00:30Translation circleOn nowStartMark attendance'])
    await expect(canvas.getByRole('link', { name: /^Mark attendance/ })).toHaveAttribute('href', '#8-2026-03-23')
  },
}

export const Elsewhere: Story = {
  parameters: {
    now: new Date('2026-03-24T10:10:00Z'),
    school: { timeZone: 'Asia/Karachi', viewerZone: 'America/New_York' },
  },
  args: { lessons: ready(weeks.otherClocks.lessons) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(within(first!).getByText('04:00 – 04:30')).toBeVisible()
    await expect(within(first!).getByText('Karachi').closest('small')).toHaveTextContent(/^\d{2}:\d{2} in Karachi$/)
  },
}

const crowd = Array.from({ length: 60 }, (_, index): Lesson => {
  const hour = String(8 + Math.floor(index / 5)).padStart(2, '0')
  const one = weeks.typical.lessons[index % 5]!
  const moment = (minutes: string) => ({ at: `2026-03-23T${hour}:${minutes}:00Z`, offset: 0, viewerOffset: null })
  return {
    ...one,
    timingId: index + 1000,
    day: '2026-03-23',
    heldOn: '2026-03-23',
    from: `${hour}:00`,
    to: `${hour}:45`,
    starts: moment('00'),
    ends: moment('45'),
  }
})

/** Administrators see the teachers, and a long list starts at the current time. */
// proves X50
export const OfASchool: Story = {
  parameters: at('23T14:50:00'),
  args: { lessons: ready(crowd), getRegisterHref: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(rows(canvas)).toHaveLength(8)
    await expect(rows(canvas)[0]).toMatch(/^15:00 – 15:45.*(Amina Yusuf|حافظ بلال احمد)in 10 minutes.*Join$/)
    await expect(canvas.queryByRole('link', { name: /register/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60 lessons' }))
    await expect(rows(canvas)).toHaveLength(60)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { args: { lessons: loading } }

const retry = fn()

export const Failed: Story = {
  args: { lessons: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('region')).getByText('Something went wrong')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { lessons: ready(weeks.longText.lessons) } }

export const Phone: Story = {
  globals: phone,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** An excused student needs no attendance. */
export const StudentsCannotCome: Story = {
  parameters: at('23T17:30:00'),
  args: {
    lessons: ready(
      weeks.excuses.lessons.map((one) => ({
        ...one,
        marked: 2,
        excuses: one.excuses?.map((excuse) => ({ ...excuse, isMarked: false })) ?? [],
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 students can’t come')).toBeVisible()
    await expect(canvas.getByText('Attendance taken')).toBeVisible()
  },
}
