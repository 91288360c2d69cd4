import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { createRoster } from '#lib/people/personLabels.ts'
import { AttendanceRegister } from './AttendanceRegister.tsx'
import type { RegisterMark } from './createRegisterRows.ts'

const students = createRoster(
  examples.listClassStudents[200].typical.students,
  examples.listTeacherAllotments[200].typical.teacherAllotment,
)
const records = examples.listAttendance[200].typical.attendences

/** Keeps marks in state instead of the app’s queue; each mark is saved at once. */
function RegisterWithState({ marks, onMark, onUndo, ...props }: ComponentProps<typeof AttendanceRegister>) {
  const [pressed, setPressed] = useState(marks)
  const without = (ids: readonly number[]) => pressed.filter(({ studentId }) => !ids.includes(studentId))
  return (
    <AttendanceRegister
      {...props}
      marks={pressed}
      onMark={(ids, status) => {
        onMark(ids, status)
        const saved = ids.map((studentId) => ({ studentId, date: props.day, status, progress: 'saved' as const }))
        setPressed([...without(ids), ...saved])
      }}
      onUndo={(ids) => {
        onUndo(ids)
        setPressed(without(ids))
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
    lessonDays: ['2026-11-14', '2026-11-21'],
    getStudentHref: (id) => `/teacher/alloted-students?student=${id}`,
    getReportHref: (id) => `/teacher/student-performance?form=new&student=${id}&class=1`,
    onDayChange: fn(),
    onMark: fn(),
    onUndo: fn(),
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
    await userEvent.keyboard('{ArrowLeft}')
    await expect(context.canvas.getByRole('link', { name: 'Zaynab Malik' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(context.canvas.getByRole('grid')).queryAllByRole('button')).not.toContain(
      document.activeElement,
    )
  },
}

/** The first undo restores the marks from before “everyone present”; any other mark ends the offer. */
// proves D276.2
export const UndoesEveryonePresent: Story = {
  args: { marks: [mark(4, 'saved', { status: 'absent' })] },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await userEvent.click(button(context, 'Mark the other 5 present'))
    await userEvent.click(button(context, 'Undo'))
    await expect(args.onUndo).toHaveBeenCalledWith([1, 6, 10, 12, 14])
    await expect(canvas.getByText('5 not marked')).toBeVisible()
    await expect(button(context, 'Absent: Omar Haddad')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button(context, 'Mark the other 5 present'))
    await userEvent.click(button(context, 'Absent: Maryam Khan'))
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
    await expect(args.onUndo).toHaveBeenCalledTimes(1)
  },
}

export const WritesAReport: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('link', { name: 'Omar Haddad' })).toHaveAttribute(
      'href',
      '/teacher/alloted-students?student=4',
    )
    await userEvent.click(button(context, 'Write report…'))
    const student = await screen.findByRole('menuitem', { name: 'STD-004 · Omar Haddad' })
    await expect(student).toHaveAttribute('href', '/teacher/student-performance?form=new&student=4&class=1')
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
