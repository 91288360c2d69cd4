import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { acceptSubmit, neverSettle } from '#testing/submitHandlers.ts'
import { UnconfirmedApplicantNotice } from '#features/teachers/admin/TeacherScreen.tsx'
import { UnconfirmedStudentNotice } from '#features/students/admin/StudentScreen.tsx'

const [unconfirmed] = examples.listStudents[200].unconfirmed.students
const [confirmed] = examples.listStudents[200].typical.students
const [applicant] = examples.listTeachers[200].unconfirmed.teachers

const meta = {
  component: UnconfirmedStudentNotice,
  title: 'Screens/Admin/Teacher/Unconfirmed',
  args: { student: unconfirmed!, onConfirmEmail: acceptSubmit() },
} satisfies Meta<typeof UnconfirmedStudentNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Email not confirmed yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as confirmed' }))
    await expect(args.onConfirmEmail).toHaveBeenCalledWith(1)
  },
}

export const Confirming: Story = {
  args: { onConfirmEmail: neverSettle() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Mark as confirmed' }))
    await expect(args.onConfirmEmail).toHaveBeenCalledTimes(1)
  },
}

export const Confirmed: Story = {
  args: { student: confirmed! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** A school that no longer requires confirmation. */
export const NobodyWaits: Story = {
  args: { onConfirmEmail: undefined },
  play: Confirmed.play!,
}

export const Applicant: Story = {
  render: ({ onConfirmEmail }) => <UnconfirmedApplicantNotice teacher={applicant!} onConfirmEmail={onConfirmEmail} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        /^This email isn’t confirmed, so messages may not arrive\. Assigning login credentials confirms it\./,
      ),
    ).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirmEmail).toHaveBeenCalledWith(applicant!.id)
  },
}
