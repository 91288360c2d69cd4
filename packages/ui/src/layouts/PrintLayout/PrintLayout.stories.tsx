import type { PrintableReport } from '@maktab/contract/schema'
import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { attendanceText } from '#model/attendanceText.ts'
import { codeOf } from '#model/personLabel.ts'
import { PrintLayout } from './PrintLayout.tsx'

const { typical, longText } = examples.getStudentPerformance[200]

function Report({ report, times = 1 }: { report: PrintableReport; times?: number }) {
  return (
    <>
      {Array.from({ length: times }, (_, index) => (
        <DescriptionList
          key={index}
          items={[
            { label: 'Student ID', value: codeOf(report.student) },
            { label: 'Student', value: report.student.name },
            { label: 'Teacher', value: report.teacher.name },
            { label: 'Course', value: report.course.name },
            { label: 'Attendance', value: attendanceText(report.attendance) },
            { label: 'Test remarks', value: report.test_remarks, isWide: true },
            { label: 'Participation', value: report.participation, isWide: true },
            { label: 'Suggestions', value: report.suggestions, isWide: true },
          ]}
        />
      ))}
    </>
  )
}

const meta = {
  component: PrintLayout,
  title: 'Layouts/PrintLayout',
  args: {
    title: 'Performance report',
    documentTitle: 'Performance_Report_STD-001',
    onClose: fn(),
    onPrint: fn(),
    footer: 'Every child learns at their own pace.',
    children: <Report report={typical.data} />,
  },
} satisfies Meta<typeof PrintLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Performance report' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Performance_Report_STD-001'))
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

// proves 2§2.report.1, 2§9.6
export const SheetIsA4: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article').getBoundingClientRect()
    await expect(sheet.height / sheet.width).toBeCloseTo(297 / 210, 2)
  },
}

export const TitleComesBack: Story = {
  render: function Openable(args) {
    const [isOpen, setIsOpen] = useState(false)
    return isOpen ? (
      <PrintLayout {...args} onClose={() => setIsOpen(false)} />
    ) : (
      <Button onPress={() => setIsOpen(true)}>Open</Button>
    )
  },
  play: async ({ canvas, userEvent }) => {
    document.title = 'My classes'
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(document.title).toBe('Performance_Report_STD-001'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.title).toBe('My classes'))
  },
}

// proves 2§2.report.3, 2§2.report.4, 2§2.billing.3
export const OwnSchool: Story = {
  parameters: { school: examples.getSettings[200].rupees.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(examples.getSettings[200].rupees.settings.name)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongText: Story = { args: { children: <Report report={longText.data} /> } }
export const SeveralPages: Story = { args: { children: <Report report={typical.data} times={8} /> } }
export const Urdu: Story = {
  args: { title: 'کارکردگی رپورٹ', footer: 'ہر بچہ اپنی رفتار سے سیکھتا ہے۔' },
  parameters: { school: examples.getSettings[200].rupees.settings },
  globals: { language: 'ur' },
}
