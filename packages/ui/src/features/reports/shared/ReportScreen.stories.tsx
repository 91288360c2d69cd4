import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { ReportScreen } from './ReportScreen.tsx'

const { typical, longText, withoutClass } = examples.listReports[200]
const first = typical.data[0]!

const meta = {
  component: ReportScreen,
  title: 'Screens/Shared/Report to read',
  args: {
    reports: ready(typical.data),
    id: first.id,
    reportsHref: '/admin/student-Performance-report',
    printHref: `/admin/student-Performance-report?paper=${first.id}`,
    getStudentHref: (id) => `/admin/students?student=${id}`,
    onEdit: fn(),
  },
} satisfies Meta<typeof ReportScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(first.student.name)
    for (const text of [first.test_remarks, first.participation, String(first.suggestions), '92%']) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: first.student.name })).toHaveAttribute(
      'href',
      `/admin/students?student=${first.student.id}`,
    )
    await expect(canvas.getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      `/admin/student-Performance-report?paper=${first.id}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledTimes(1)
  },
}

/** No class, remarks or suggestions. */
export const NothingToTell: Story = {
  args: { reports: ready([{ ...withoutClass.data[0]!, id: first.id, suggestions: null, test_remarks: null }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { reports: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This report no longer exists.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}

export const LongText: Story = {
  args: { reports: ready(longText.data), id: longText.data[0]!.id },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(longText.data[0]!.student.name)[0]).toBeVisible()
  },
}

export const Loading: Story = { args: { reports: loading } }

export const Failed: Story = {
  args: { reports: failed('Failed to fetch reports', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch reports')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
