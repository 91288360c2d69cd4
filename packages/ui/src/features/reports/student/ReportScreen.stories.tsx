import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { ReportScreen } from './ReportScreen.tsx'

const { typical, percentTyped, withoutSuggestions, longText, severalCourses } = examples.getStudentPerformance[200]
const report = typical.data

const meta = {
  component: ReportScreen,
  title: 'Screens/Student/Report',
  args: {
    reports: ready([report]),
    courseKey: '1',
    getReportHref: (id) => `?report=1&written=${id}`,
    onClose: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof ReportScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.report.2, 2§2.report.3, 2§2.report.4, 2§2.report.5, 2§2.report.6, 2§2.report.7
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Student Performance Report' })).toBeVisible()
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
    await expect(canvas.getByText('11 days present · 1 day absent')).toBeVisible()
    await expect(canvas.getByText(/7 Sept 2026 to 16 Nov 2026/)).toBeVisible()
    await expect(canvas.getByText(report.class.title)).toBeVisible()
    await expect(canvas.getByText(report.test_remarks)).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Teacher${report.teacher.name}`,
      'Parent or guardian',
    ])
    await waitFor(() => expect(document.title).toBe('Performance_Report_STD-001'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print Report' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

// proves D32.1
export const PercentTyped: Story = {
  args: { reports: ready([percentTyped.data]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('85%')).toBeVisible()
  },
}

/** The backend has neither class nor attendance. */
export const WithoutExtensions: Story = {
  args: { reports: ready([percentTyped.data]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('85%')).toBeVisible()
    await expect(canvas.queryByText(/days? present/)).toBeNull()
  },
}

export const WithoutSuggestions: Story = {
  args: { reports: ready([withoutSuggestions.data]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notes.')).toBeVisible()
  },
}

// proves D36.2
export const WithoutCode: Story = {
  args: { reports: ready([{ ...report, student: { ...report.student, std_id: null } }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('N/A')).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`Performance_Report_${report.id}`))
  },
}

// proves X10
export const Empty: Story = {
  args: { reports: ready([]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No report yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Print Report' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

const several = [severalCourses.data, ...severalCourses.older]

/** Shows the newest report of the requested course and links to all others. */
export const SeveralReports: Story = {
  args: { reports: ready(several) },
  play: async ({ canvas }) => {
    const [newest, ofCourse, older] = several
    await expect(await canvas.findByText(ofCourse!.test_remarks)).toBeVisible()
    await expect(canvas.queryByText(newest!.test_remarks)).toBeNull()
    await expect(canvas.getByText(/^Previous report, /)).toHaveTextContent('Previous report, 11 May 2026: 80%')
    await expect(canvas.queryByRole('status')).toBeNull()
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      [`${newest!.course.name} · 18 Nov 2026`, `?report=1&written=${newest!.id}`],
      [`${older!.course.name} · 11 May 2026`, `?report=1&written=${older!.id}`],
    ])
  },
}

export const AnOlderOne: Story = {
  args: { reports: ready(several), reportId: several[2]!.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Knows the letters.')).toBeVisible()
  },
}

/** A backend that sends one report per class, here of another course. */
export const OfAnotherCourse: Story = {
  args: { courseKey: '7' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(report.test_remarks)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `There’s no report for that course yet. This one is for ${report.course.name}.`,
    )
    await expect(canvas.getByText(report.test_remarks)).toBeVisible()
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

export const LongText: Story = { args: { reports: ready([longText.data]) } }

/** English, Urdu and Arabic on one page: numbers and ids keep their order, each text its own direction. */
export const MixedScripts: Story = {
  args: {
    reports: ready([
      {
        ...report,
        course: { id: 1, name: examples.listEnrolledCourses[200].typical.courses[1]!.name },
        test_remarks: examples.listPolicies[200].typical.policy[1]!.description,
        participation: examples.listPolicies[200].typical.policy[2]!.description,
      },
    ]),
  },
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('STD-001')).toBeVisible()
    await expect(getComputedStyle(canvas.getByText(report.suggestions)).direction).toBe('ltr')
  },
}
