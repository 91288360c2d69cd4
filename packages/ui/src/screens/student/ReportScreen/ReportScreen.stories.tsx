import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../../../remote.ts'
import { ReportScreen } from './ReportScreen.tsx'

const { typical, percentTyped, withoutSuggestions, longText, none } = examples.getStudentPerformance[200]
const report = typical.data

const meta = {
  component: ReportScreen,
  title: 'Screens/Student/Report',
  args: { report: ready(report), onClose: fn(), onPrint: fn() },
} satisfies Meta<typeof ReportScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Student Performance Report' })).toBeVisible()
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows).toEqual([
      `ID${report.student.std_id}`,
      `Name${report.student.name}`,
      `Teacher${report.teacher.name}`,
      `Course${report.course.name}`,
    ])
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Attendance', 'Oral/Written Test Remarks', 'Class Participation', 'Suggestions'])
    await expect(canvas.getByText('92%')).toBeVisible()
    await expect(canvas.getByText(String(report.test_remarks))).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Performance_Report_STD-001'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print Report' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const PercentTyped: Story = {
  args: { report: ready(percentTyped.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('85%')).toBeVisible()
  },
}

export const WithoutSuggestions: Story = {
  args: { report: ready(withoutSuggestions.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is noted.')).toBeVisible()
  },
}

export const WithoutCode: Story = {
  args: { report: ready({ ...report, student: { ...report.student, std_id: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`Performance_Report_${report.id}`))
  },
}

export const NoReportYet: Story = {
  args: { report: ready(none.data) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No report yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print Report' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Loading: Story = { args: { report: loading } }

const retry = fn()

export const Failed: Story = {
  args: { report: failed('Failed to load student performance data', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load student performance data')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { report: ready(longText.data) } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** English, Urdu and Arabic on one sheet: numbers and ids stay in order, each text runs its own way. */
export const MixedScripts: Story = {
  args: {
    report: ready({
      ...report,
      course: { name: examples.listEnrolledCourses[200].typical.courses[1]!.name },
      test_remarks: examples.listPolicies[200].typical.policy[1]!.description,
      participation: examples.listPolicies[200].typical.policy[2]!.description,
    }),
  },
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('STD-001')).toBeVisible()
    await expect(getComputedStyle(canvas.getByText(String(report.suggestions))).direction).toBe('ltr')
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
