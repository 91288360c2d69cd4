import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { ReportPrintScreen } from './ReportPrintScreen.tsx'

const { typical, longText } = examples.listTeacherReports[200]
const { data: reports } = typical
const [first] = reports

const meta = {
  component: ReportPrintScreen,
  title: 'Screens/Shared/Report printout',
  args: { reports: ready(reports), id: first!.id, onClose: fn(), onPrint: fn() },
} satisfies Meta<typeof ReportPrintScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    const sheet = await canvas.findByRole('article')
    await expect(sheet).toHaveTextContent(first!.student.name)
    await expect(sheet).toHaveTextContent(first!.course.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Print Report' }))
    await expect(args.onPrint).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Gone: Story = {
  args: { id: 4711 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('This report no longer exists.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** The last report was deleted while its printable page was open. */
export const Empty: Story = {
  args: { reports: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This report no longer exists.')).toBeVisible()
  },
}

export const LongText: Story = {
  args: { reports: ready(longText.data), id: longText.data[0]!.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent(longText.data[0]!.student.name)
  },
}

export const Loading: Story = { args: { reports: loading } }

export const Failed: Story = {
  args: { reports: failed('Failed to fetch reports', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch reports')
  },
}
