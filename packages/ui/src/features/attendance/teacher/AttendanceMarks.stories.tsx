import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ready } from '#remote.ts'
import { pressRowAction } from '#testing/pressRowAction.ts'
import page from './AttendanceScreen.stories.tsx'
import { AttendanceScreen } from './AttendanceScreen.tsx'

/** Marks of the register, sent or not. */
const meta = { ...page, component: AttendanceScreen, title: 'Screens/Teacher/Attendance/Marks' } satisfies Meta<
  typeof AttendanceScreen
>
export default meta

type Story = StoryObj<typeof meta>

const unsent = { studentId: 4, date: '2026-11-21', status: 'present', progress: 'unsent' } as const

/** Leaving the page with unsent marks asks for confirmation; editing on the same page doesn’t. */
export const UnsentMarks: Story = {
  tags: ['axe'],
  args: { marks: [unsent, { ...unsent, studentId: 6 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 attendance entries haven’t been sent yet.')).toBeVisible()
    await pressRowAction({ canvas, userEvent }, 'Edit', 'STD-006 · Maryam Khan, 18 Nov 2026')
    await expect(canvas.getByRole('button', { name: 'Cancel Edit' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'All classes' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Leave before all attendance is sent?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
  },
}

export const NobodyInTheClass: Story = {
  args: { view: 'register', students: ready(examples.listClassStudents[200].empty.students) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students in this class yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Assign students' })).toHaveAttribute('href', '/teacher/add-student')
  },
}

/** The register opens on the last lesson that isn’t marked completely. */
export const RegisterOfLessonToMark: Story = {
  args: { view: 'register' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the other 2 present' }))
    await expect(args.onMark).toHaveBeenCalledWith([12, 14], '2026-11-18', 'present')
  },
}
