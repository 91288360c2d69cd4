import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { isPhone } from '#testing/viewports.ts'
import { AllottedStudentsScreen } from './AllottedStudentsScreen.tsx'

const lists = examples.listTeacherAllotments[200]
const allotments = lists.typical.teacherAllotment
const several = allotments.find(({ student_class_timings: timings }) => timings.length > 1)!

const meta = {
  component: AllottedStudentsScreen,
  title: 'Screens/Teacher/Allotted students',
  args: {
    allotments: ready(allotments),
    getStudentHref: (id) => `/teacher/alloted-students?student=${id}`,
  },
  parameters: { now: new Date('2026-11-21T08:00:00Z') },
} satisfies Meta<typeof AllottedStudentsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Read-only table; a name leads to the student’s page. */
// proves 2§2.allottedStudents.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('rowheader', { name: several.student.name })
    const row = header.closest<HTMLElement>('[role=row]')!
    await expect(row).toHaveTextContent(several.student.std_id)
    await expect(within(header).getByRole('link')).toHaveAttribute(
      'href',
      `/teacher/alloted-students?student=${several.student.id}`,
    )
    if (isPhone()) return
    await expect(row).toHaveTextContent(several.course.name)
    await expect(row).toHaveTextContent(several.teacher.name)
    for (const { preferred_time_from: from } of several.student_class_timings) {
      await expect(row).toHaveTextContent(from)
    }
    await expect(within(row).queryByRole('button')).toBeNull()
  },
}

export const NothingKnown: Story = {
  args: {
    allotments: ready(
      lists.withoutTimings.teacherAllotment.map((one) => ({ ...one, student: { ...one.student, std_id: null } })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('N/A')).toBeVisible()
    await expect(canvas.getByText('No timings')).toBeVisible()
  },
}

// proves 2§2.allottedStudents.2, 2§8.29
export const Empty: Story = {
  args: { allotments: ready(lists.empty.teacherAllotment) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data found.')).toBeVisible()
  },
}

export const Loading: Story = { args: { allotments: loading } }

const retry = fn()

export const Failed: Story = {
  args: { allotments: failed('Failed to load students', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { allotments: ready(lists.longText.teacherAllotment) } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
