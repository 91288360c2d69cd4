import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { allColumns } from '#testing/allColumns.tsx'
import { listWithForm } from '#testing/screenFlow.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { ReportsScreen } from './ReportsScreen.tsx'
import { ReportFormPage } from './ReportFormPage.tsx'

const TeacherReports = listWithForm(ReportsScreen, ReportFormPage)

const lists = examples.listTeacherReports[200]
const reports = lists.typical.data
const [first] = reports

const meta = {
  component: TeacherReports,
  title: 'Screens/Teacher/Performance reports',
  parameters: { now: new Date('2026-11-21T08:00:00Z') },
  args: {
    reports: ready(reports),
    teaching: {
      courses: ready(examples.listTeacherCourses[200].typical.course),
      classes: ready(examples.listTeacherClasses[200].typical.data),
      assignments: ready(examples.listClassAssignments[200].typical.students),
      allotments: ready(examples.listTeacherAllotments[200].typical.teacherAllotment),
    },
    attendance: ready(examples.listAttendance[200].typical.attendences),
    open: undefined,
    restoreFocusTo: undefined,
    assignHref: '/teacher/add-student',
    onOpen: fn(),
    onClassChange: fn(),
    onSaveReport: acceptSubmit(),
    getReportHref: (id) => `?report=${id}`,
    getPrintHref: (id) => `?paper=${id}`,
    onDeleteReport: acceptSubmit(),
  },
} satisfies Meta<typeof TeacherReports>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onOpen).toHaveBeenCalledWith('new')
  },
}

/** Exactly one percent sign, typed or not (decision 32). */
// proves 2§2.teacherReports.1, 2§2.teacherReports.3, 2§4.14
export const AllColumns: Story = {
  ...allColumns,
  play: async ({ canvas, userEvent, args }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows[0]).toHaveTextContent('Zaynab MalikSTD-001')
    await expect(rows[0]).toHaveTextContent('92%')
    await expect(rows[0]).toHaveTextContent('Tajweed, Monday group')
    const { course, test_remarks: remarks, participation, suggestions } = first!
    for (const text of [course.name, remarks, participation, suggestions]) {
      await expect(rows[0]).toHaveTextContent(String(text))
    }
    await expect(rows[1]).toHaveTextContent('85%')
    await expect(canvas.queryByText(/%\s*%/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit STD-001 · Zaynab Malik, Tajweed for beginners' }))
    await expect(args.onOpen).toHaveBeenCalledWith(first!.id)
  },
}

export const WithoutClass: Story = {
  args: { reports: ready(examples.listReports[200].withoutClass.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')[0]).toBeVisible()
  },
}

// proves 2§2.teacherReports.3, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', 'STD-001 · Zaynab Malik, Tajweed for beginners')
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('STD-001 · Zaynab Malik')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteReport).toHaveBeenCalledWith(first!.id))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const EditedReportIsGone: Story = {
  args: { open: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This report no longer exists.')).toBeVisible()
  },
}

// proves 2§2.teacherReports.4, 2§8.29
export const Empty: Story = {
  args: { reports: ready(lists.empty.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No student performance data available.')).toBeVisible()
  },
}

export const Loading: Story = { args: { reports: loading } }

const retry = fn()

export const Failed: Story = {
  args: { reports: failed('Failed to load student performance data', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load student performance data')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { reports: ready(lists.longText.data) } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
