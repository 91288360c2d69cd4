import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { AttendanceScreen } from './AttendanceScreen.tsx'

const { typical, empty, longText } = examples.listOwnAttendance[200]
const retry = fn()

const meta = {
  component: AttendanceScreen,
  title: 'Screens/Student/Attendance',
  args: {
    attendance: ready(typical),
    getAttendanceHref: (id) => `#attendance-${id}`,
    closeHref: '#courses',
  },
} satisfies Meta<typeof AttendanceScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves X48
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Attendance' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Attendance by course' }).children).toHaveLength(
      typical.courses.length,
    )
    const [newest] = typical.marks
    const list = within(canvas.getByRole('table', { name: 'Attendance' }))
    const [, first] = list.getAllByRole('row')
    await expect(first).toHaveTextContent(newest!.class.title)
    await expect(first).toHaveTextContent('20 Nov 2026')
    await expect(first).toHaveTextContent('Present')
  },
}

// proves X48
export const OneCourse: Story = {
  args: { courseId: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Attendance.*Arabic grammar I/ })).toBeVisible()
    await expect(canvas.getByText('2 of 5 lessons attended')).toBeVisible()
    const own = typical.marks.filter(({ courses }) => courses.some(({ id }) => id === 5))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(own.length)
    await expect(canvas.queryByRole('columnheader', { name: /Course/ })).toBeNull()
  },
}

/** A month shows each day with a sign; several classes on one day have one sign for each status. */
// proves D328.2
export const Month: Story = {
  args: {
    attendance: ready({ ...typical, marks: [...typical.marks, { ...typical.marks[0]!, id: 1, date: '2026-10-30' }] }),
  },
  play: async ({ canvas, userEvent }) => {
    const month = within(canvas.getByRole('application', { name: /^Attendance by day/ }))
    await expect(month.getByRole('img', { name: 'Monday, 16 Nov 2026, Present' })).toHaveTextContent('16✓')
    await expect(month.getByRole('img', { name: 'Saturday, 14 Nov 2026, Absent' })).toHaveTextContent('14✕')
    await expect(month.getByRole('img', { name: 'Monday, 23 Nov 2026, Can’t come' })).toHaveTextContent('23–')
    await userEvent.click(month.getByRole('button', { name: 'Previous month' }))
    await waitFor(() => expect(month.getByRole('combobox', { name: 'Month' })).toHaveValue('10'))
  },
}

export const MonthOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** A backend without excuses. */
export const WithoutExcuses: Story = {
  args: { attendance: ready({ courses: typical.courses, marks: typical.marks }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Can’t come')).toBeNull()
  },
}

export const Empty: Story = {
  args: { attendance: ready(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attendance yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { attendance: loading } }

export const Failed: Story = {
  args: { attendance: failed('Failed to load attendance', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

/** A backend without this list. */
export const NotTold: Story = {
  args: { attendance: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attendance isn’t available.')).toBeVisible()
  },
}

export const LongText: Story = { args: { attendance: ready(longText) } }
