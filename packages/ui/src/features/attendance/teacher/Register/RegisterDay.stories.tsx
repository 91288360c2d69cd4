import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import register from './AttendanceRegister.stories.tsx'
import { AttendanceRegister } from './AttendanceRegister.tsx'

/** Changes the day of the register. */
const meta = { ...register, component: AttendanceRegister, title: 'Screens/Teacher/Register/Day' } satisfies Meta<
  typeof AttendanceRegister
>
export default meta

type Story = StoryObj<typeof meta>

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
    await userEvent.click(canvas.getByRole('button', { name: 'Present: Zaynab Malik' }))
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-10-16')
    await expect(args.onDayChange).toHaveBeenCalledTimes(2)
  },
}

/** The days before and after are those with a lesson or with marks. */
export const PreviousLesson: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next lesson' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /^Previous lesson: / }))
    await expect(args.onDayChange).toHaveBeenCalledWith('2026-11-18')
  },
}

/** A day with records shows its marks and the totals of each student. */
export const AnEarlierDay: Story = {
  args: { day: '2026-11-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Present: Zaynab Malik' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Absent: Maryam Khan' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByText(/Present 1 of 2 \(50%\)/)).toHaveLength(2)
    await expect(canvas.getAllByText(/No attendance yet/)).not.toHaveLength(0)
  },
}
