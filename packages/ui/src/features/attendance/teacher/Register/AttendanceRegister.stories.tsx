import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { createRoster } from '#lib/people/personLabels.ts'
import { AttendanceRegister } from './AttendanceRegister.tsx'
import type { RegisterMark } from './createRegisterRows.ts'

const students = createRoster(
  examples.listClassStudents[200].typical.students,
  examples.listTeacherAllotments[200].typical.teacherAllotment,
)
const records = examples.listAttendance[200].typical.attendences

/** Keeps marks in state instead of the app’s queue; each mark is saved at once. */
function RegisterWithState({ marks, onMark, ...props }: ComponentProps<typeof AttendanceRegister>) {
  const [pressed, setPressed] = useState(marks)
  return (
    <AttendanceRegister
      {...props}
      marks={pressed}
      onMark={(ids, status) => {
        onMark(ids, status)
        const others = pressed.filter(({ studentId }) => !ids.includes(studentId))
        setPressed([
          ...others,
          ...ids.map((studentId) => ({ studentId, date: props.day, status, progress: 'saved' as const })),
        ])
      }}
    />
  )
}

const meta = {
  component: AttendanceRegister,
  title: 'Screens/Teacher/Register',
  render: (args) => <RegisterWithState {...args} />,
  args: {
    students,
    records,
    marks: [],
    day: '2026-11-21',
    today: '2026-11-21',
    onDayChange: fn(),
    onMark: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof AttendanceRegister>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const button = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.getByRole('button', { name })
const mark = (
  studentId: number,
  progress: RegisterMark['progress'],
  change: Partial<RegisterMark> = {},
): RegisterMark => ({
  studentId,
  date: '2026-11-21',
  status: 'present',
  progress,
  ...change,
})

/** “All present” marks everyone in one click and moves focus to the rows for the exceptions. */
// proves D26.2
export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(button(context, 'Mark everyone present'))
    await expect(args.onMark).toHaveBeenCalledWith(
      students.map(({ id }) => id),
      'present',
    )
    await expect(button(context, 'Present: Zaynab Malik')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Mark everyone present' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 students: Saved'))
    await userEvent.click(button(context, 'Absent: Omar Haddad'))
    await expect(args.onMark).toHaveBeenLastCalledWith([4], 'absent')
    await expect(button(context, 'Absent: Omar Haddad')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(context, 'Present: Omar Haddad')).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Omar Haddad: Absent. Saved'))
    await expect(canvas.getByText('5 present')).toBeVisible()
    await expect(canvas.getByText('1 absent')).toBeVisible()
  },
}

/** The grid is one tab stop; arrow keys, P and A do the rest. */
// proves D26.2
export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    button(context, 'Present: Zaynab Malik').focus()
    await userEvent.keyboard('p{ArrowDown}a{ArrowDown}')
    await expect(button(context, 'Present: Maryam Khan')).toHaveFocus()
    await expect(args.onMark).toHaveBeenNthCalledWith(1, [1], 'present')
    await expect(args.onMark).toHaveBeenNthCalledWith(2, [4], 'absent')
    await userEvent.keyboard('{ArrowRight}')
    await expect(button(context, 'Absent: Maryam Khan')).toHaveFocus()
    await userEvent.keyboard('{Enter}{End}')
    await expect(args.onMark).toHaveBeenLastCalledWith([6], 'absent')
    await expect(button(context, 'Absent: N/A · #14')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowLeft}')
    await expect(button(context, 'Present: Zaynab Malik')).toHaveFocus()
    await userEvent.keyboard('p')
    await expect(args.onMark).toHaveBeenCalledTimes(3)
    await userEvent.tab()
    await expect(within(context.canvas.getByRole('grid')).queryAllByRole('button')).not.toContain(
      document.activeElement,
    )
  },
}

export const Urdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole('grid')).getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}

/** Marking exceptions first works too: existing marks stay. */
// proves D26.2
export const TheRestPresent: Story = {
  args: { marks: [mark(4, 'saved', { status: 'absent' })] },
  play: async (context) => {
    await context.userEvent.click(button(context, 'Mark the other 5 present'))
    await expect(context.args.onMark).toHaveBeenCalledWith([1, 6, 10, 12, 14], 'present')
    await expect(button(context, 'Absent: Omar Haddad')).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A day with records shows its marks and the totals of each student. */
export const AnEarlierDay: Story = {
  args: { day: '2026-11-18' },
  play: async (context) => {
    await expect(button(context, 'Present: Zaynab Malik')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(context, 'Absent: Maryam Khan')).toHaveAttribute('aria-pressed', 'true')
    await expect(context.canvas.getAllByText(/Present 1 of 2 \(50%\)/)).toHaveLength(2)
    await expect(context.canvas.getAllByText(/No attendance yet/)).not.toHaveLength(0)
  },
}

/** Each row shows the progress of its mark. */
// proves D26.3
export const EveryProgress: Story = {
  args: {
    marks: [
      mark(1, 'waiting'),
      mark(4, 'sending'),
      mark(6, 'saved'),
      mark(10, 'unsent', { status: 'absent' }),
      mark(12, 'failed', { message: 'This student isn’t in this class.' }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.getAllByText('Saving…')).toHaveLength(2)
    await expect(canvas.getByText('Saved')).toBeVisible()
    await expect(canvas.getByText('Not sent yet')).toBeVisible()
    await expect(canvas.getByText(/Not saved: This student isn’t in this class\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }))
    await expect(args.onRetry).toHaveBeenCalledWith(12)
    await userEvent.click(canvas.getByRole('button', { name: /^Discard .*’s attendance/ }))
    await expect(args.onDiscard).toHaveBeenCalledWith(12)
  },
}

export const AnotherDay: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const segment = within(canvas.getByRole('group', { name: /^Day/ })).getByRole('spinbutton', { name: /^day/ })
    await userEvent.click(segment)
    await userEvent.keyboard('18')
    await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-18'))
    await userEvent.click(segment)
    await userEvent.keyboard('25')
    await expect(await canvas.findByText('This day is in the future.')).toBeVisible()
    await expect(args.onDayChange).not.toHaveBeenCalledWith('2026-11-25')
  },
}

/** The date field keeps focus while the register changes to the typed day only. */
export const TypedDay: Story = {
  render: function Turned(args) {
    const [day, setDay] = useState(args.day)
    return (
      <AttendanceRegister
        {...args}
        day={day}
        onDayChange={(next) => {
          args.onDayChange(next)
          setDay(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const parts = () => within(canvas.getByRole('group', { name: /^Day/ })).getAllByRole('spinbutton')
    await userEvent.click(parts()[0]!)
    await userEvent.keyboard('16')
    await waitFor(() => expect(args.onDayChange).toHaveBeenCalledWith('2026-11-16'))
    await expect(parts()[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(parts()[1]).toHaveFocus()
    // Leaving the field changes the day immediately.
    await userEvent.click(button({ canvas }, 'Present: Zaynab Malik'))
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-10-16')
    await expect(args.onDayChange).toHaveBeenCalledTimes(2)
  },
}

export const LongText: Story = {
  args: {
    students: createRoster(
      examples.listClassStudents[200].longText.students,
      examples.listTeacherAllotments[200].longText.teacherAllotment,
    ),
    records: examples.listAttendance[200].longText.attendences,
  },
}

// proves D26.2
export const Phone: Story = {
  ...EveryProgress,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    for (const one of canvas.getAllByRole('button', { name: /^(Present|Absent): / })) {
      await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    }
  },
}
