import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AttendanceRegister } from './AttendanceRegister.tsx'
import register from './AttendanceRegister.stories.tsx'

const meta = { ...register, component: AttendanceRegister, title: 'Screens/Teacher/Register/Excuses' } satisfies Meta<
  typeof AttendanceRegister
>
export default meta

type Story = StoryObj<typeof meta>

/** “Everyone present” leaves excused students unmarked; the teacher can still mark them. */
// proves D316.3
export const Excused: Story = {
  tags: ['axe'],
  args: {
    excuses: [
      { studentId: 6, date: '2026-11-21', reason: 'She has a doctor’s appointment.' },
      { studentId: 10, date: '2026-11-21', reason: null },
      // Of another day.
      { studentId: 1, date: '2026-11-14', reason: 'Travelling' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(canvas.getByText('2 excused')).toBeVisible()
    await expect(canvas.getByText('She has a doctor’s appointment.')).toBeVisible()
    await expect(canvas.queryByText('Travelling')).toBeNull()
    await userEvent.click(button('Mark the other 4 present'))
    await expect(args.onMark).toHaveBeenLastCalledWith([1, 4, 12, 14], 'present')
    await userEvent.click(button('Present: Maryam Khan'))
    await expect(args.onMark).toHaveBeenLastCalledWith([6], 'present')
    await expect(canvas.getByText('1 excused')).toBeVisible()
  },
}

export const ExcusedLongText: Story = {
  args: {
    excuses: [{ studentId: 6, date: '2026-11-21', reason: examples.listAttendance[200].longText.excuses[0]!.reason }],
  },
}
