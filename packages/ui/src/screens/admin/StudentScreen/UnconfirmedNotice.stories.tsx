import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accepts, hangs } from '#testing/outcomes.ts'
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx'

const [unconfirmed] = examples.listStudents[200].unconfirmed.students
const [confirmed] = examples.listStudents[200].typical.students

const meta = {
  component: UnconfirmedNotice,
  title: 'Screens/Admin/Student/Unconfirmed',
  args: { student: unconfirmed!, onConfirmEmail: accepts() },
} satisfies Meta<typeof UnconfirmedNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Email not confirmed yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm by hand' }))
    await expect(args.onConfirmEmail).toHaveBeenCalledWith(1)
  },
}

export const Confirming: Story = {
  args: { onConfirmEmail: hangs() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm by hand' }))
    await expect(args.onConfirmEmail).toHaveBeenCalledTimes(1)
  },
}

export const Confirmed: Story = {
  args: { student: confirmed! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Urdu: Story = { globals: { language: 'ur' } }
