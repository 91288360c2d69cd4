import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { ReportForm } from './ReportFormPage.tsx'

const meta = {
  component: ReportForm,
  title: 'Screens/Teacher/Performance report form/Draft',
  args: {
    report: undefined,
    prefill: { student: 4, course: 1 },
    teaching: ready({
      courses: examples.listTeacherCourses[200].typical.course,
      classes: examples.listTeacherClasses[200].typical.data,
      assignments: examples.listClassAssignments[200].typical.students,
      allotments: examples.listTeacherAllotments[200].typical.teacherAllotment,
    }),
    attendance: ready(examples.listAttendance[200].typical.attendences),
    assignHref: '/teacher/add-student',
    existingReports: [],
    onClassChange: fn(),
    onSaveReport: acceptSubmit(),
    onDone: fn(),
  },
} satisfies Meta<typeof ReportForm>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const select = ({ canvas }: Play, name: RegExp) => canvas.getByRole('button', { name })

/** Student and their only class are preselected. */
// proves X49
export const AboutAStudent: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('combobox', { name: /^Student/ })).toHaveValue('STD-004 · Omar Haddad')
    await expect(select(context, /Course$/)).toHaveTextContent('Tajweed for beginners')
    await expect(select(context, /Class$/)).toHaveTextContent('Tajweed, evening')
    await waitFor(() => expect(args.onClassChange).toHaveBeenLastCalledWith(2))
  },
}

/** From the register: the class is given, its course is the allotted one, and the recorded attendance is filled in. */
export const FromTheRegister: Story = {
  args: { prefill: { student: 4, class: 2 } },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('combobox', { name: /^Student/ })).toHaveValue('STD-004 · Omar Haddad')
    await expect(select(context, /Class$/)).toHaveTextContent('Tajweed, evening')
    await expect(select(context, /Course$/)).toHaveTextContent('Tajweed for beginners')
    await waitFor(() => expect(canvas.getByLabelText(/^Attendance/)).toHaveValue('100%'))
  },
}

/** A student or course that the teacher no longer has is not preselected. */
export const AboutWhoIsGone: Story = {
  args: { prefill: { student: 999, course: 999 } },
  play: async (context) => {
    await expect(context.canvas.getByRole('combobox', { name: /^Student/ })).toHaveValue('')
    await expect(select(context, /Course$/)).toHaveTextContent('Choose one')
  },
}
