import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { allColumns } from '#testing/allColumns.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { pressRowAction } from '#testing/pressRowAction.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { ReportsScreen } from './ReportsScreen.tsx'

const { typical, empty, longText, withoutClass } = examples.listReports[200]
const first = typical.data[0]!
const second = typical.data[1]!

const meta = {
  component: ReportsScreen,
  title: 'Screens/Admin/Reports',
  args: {
    reports: ready(typical.data),
    restoreFocusTo: undefined,
    onEdit: fn(),
    getReportHref: (id) => `?report=${id}`,
    getPrintHref: (id) => `?paper=${id}`,
    onDeleteReport: acceptSubmit(),
  },
} satisfies Meta<typeof ReportsScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const rowOf = ({ canvas }: Pick<Play, 'canvas'>, name: RegExp) =>
  within(canvas.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row], tr')!)
const shown = `${first.student.name}, ${first.course.name}`

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('rowheader', { name: /^Zaynab Malik/ })
    await expect(within(header).getByRole('link')).toHaveAttribute('href', `?report=${first.id}`)
  },
}

// proves 2§2.reports.1
export const AllColumns: Story = {
  ...allColumns,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Student ID',
      'Teacher ID',
      'Course',
      'Class',
      'Attendance',
      'Test Remarks',
      'Class Participation',
      'Suggestions',
      'Actions',
    ])
    const row = rowOf({ canvas }, /^Zaynab Malik\s*STD-001$/)
    for (const text of [
      'Amina Yusuf',
      first.course.name,
      first.class.title,
      '92%',
      first.test_remarks,
      first.participation,
      String(first.suggestions),
    ]) {
      await expect(row.getByText(text)).toBeVisible()
    }
  },
}

/** Exactly one percent sign, typed or not (decision 32). */
export const OnePercentSign: Story = {
  globals: desktopViewport,
  args: {
    reports: ready([
      first,
      second,
      { ...first, id: 9, student: { ...first.student, std_id: 'STD-009' }, attendance: 'Always' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(second.attendance).toBe('85')
    await expect(rowOf({ canvas }, /STD-001$/).getByText('92%')).toBeVisible()
    await expect(rowOf({ canvas }, /STD-002$/).getByText('85%')).toBeVisible()
    await expect(rowOf({ canvas }, /STD-009$/).getByText('Always')).toBeVisible()
  },
}

export const SortedByAttendance: Story = {
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: /Attendance/ })).getByRole('button', { name: /Attendance/ }),
    )
    const shares = () => canvas.getAllByText(/^\d+%$/).map(({ textContent }) => Number.parseInt(textContent ?? '', 10))
    await waitFor(() => expect(shares()).toEqual([64, 72, 85, 88, 92, 97]))
  },
}

// proves 2§2.reports.4, 2§8.29
export const Empty: Story = {
  args: { reports: ready(empty.data) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No performance records found.')).toBeVisible()
  },
}

export const Loading: Story = { args: { reports: loading } }

const retry = fn()

export const Failed: Story = {
  args: { reports: failed('Failed to load student performance data', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load student performance data')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { reports: ready(longText.data) } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** No class, codes or suggestions. */
export const NothingToTell: Story = {
  ...allColumns,
  args: {
    reports: ready([
      { ...withoutClass.data[0]!, student: { ...first.student, std_id: null }, suggestions: null, test_remarks: null },
    ]),
  },
  play: async ({ canvas }) => {
    const row = rowOf({ canvas }, /^Zaynab Malik\s*N\/A$/)
    await expect(row.getAllByText('N/A')).toHaveLength(2)
    await expect(row.getAllByText('–')).toHaveLength(2)
  },
}

export const Edits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Edit', shown)
    await expect(args.onEdit).toHaveBeenCalledWith(first.id)
  },
}

export const BackFromAnEdit: Story = {
  args: { restoreFocusTo: first.id },
  play: async ({ canvas }) => {
    const [link] = within(canvas.getByRole('rowheader', { name: /^Zaynab Malik/ })).getAllByRole('link')
    await waitFor(() => expect(link).toHaveFocus())
  },
}

// proves D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', shown)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(first.student.name)
    await expect(dialog).toHaveTextContent(first.course.name)
    await expect(args.onDeleteReport).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteReport).toHaveBeenCalledWith(first.id))
  },
}
