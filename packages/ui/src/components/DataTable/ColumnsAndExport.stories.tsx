import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { ClockProvider } from '#providers/ClockProvider.tsx'
import { openListOptions } from '#testing/openListOptions.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { Button } from '../Button/Button.tsx'
import { PrivacyProvider } from '../Masked/Masked.tsx'
import { DataTable } from './DataTable.tsx'
import { type Student, studentColumns as columns, createStudentRows } from './studentRowFixtures.ts'

const meta = {
  component: DataTable<Student>,
  title: 'Components/Lists/DataTable/Columns and export',
  args: {
    label: 'Students',
    columns,
    rows: createStudentRows(6),
    getRowId: ({ id }) => String(id),
    emptyText: 'No students found.',
    onStateChange: fn(),
  },
} satisfies Meta<typeof DataTable<Student>>
export default meta

type Story = StoryObj<typeof meta>

export const ColumnsChosen: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    const options = await openListOptions(canvas, userEvent)
    const menu = within(options.getByRole('group', { name: 'Columns' }))
    await expect(menu.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'City',
      'E-mail',
      'Number',
    ])
    await userEvent.click(menu.getByRole('checkbox', { name: 'Number' }))
    await userEvent.click(menu.getByRole('checkbox', { name: 'City' }))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hidden: ['city', 'number'], sort: undefined }),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Name', 'E-mail', 'Actions'])
    await expect(canvas.getByRole('button', { name: 'List options' })).toHaveFocus()
  },
}

export const OneColumnStays: Story = {
  tags: ['axe'],
  args: {
    columns: columns.map((column) => ({ ...column, isRowHeader: false })),
    state: { search: '', page: 1, pageSize: 25, hidden: ['name', 'email', 'number'] },
  },
  play: async ({ canvas, userEvent }) => {
    const options = await openListOptions(canvas, userEvent)
    const menu = within(options.getByRole('group', { name: 'Columns' }))
    await expect(menu.getByRole('checkbox', { name: 'City' })).toBeDisabled()
    await expect(menu.getByRole('checkbox', { name: 'Name' })).toBeEnabled()
  },
}

/** Triggers an export and reads the downloaded file. */
async function readExport(press: () => Promise<void>) {
  const createObjectURL = spyOn(URL, 'createObjectURL')
  const clickLink = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  try {
    await press()
    await waitFor(() => expect(clickLink).toHaveBeenCalledTimes(1))
    const blob = createObjectURL.mock.lastCall?.[0] as Blob
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const link = clickLink.mock.contexts[0] as HTMLAnchorElement
    return { name: link.download, bytes, lines: new TextDecoder().decode(bytes).split('\r\n') }
  } finally {
    createObjectURL.mockRestore()
    clickLink.mockRestore()
  }
}

export const Exported: Story = {
  args: {
    rows: [...createStudentRows(60), { id: 61, name: '=HYPERLINK("http://x")', city: 'Leeds', email: '+1' }],
    state: {
      search: 'leeds',
      page: 1,
      pageSize: 25,
      sort: { column: 'number', direction: 'descending' },
      hidden: ['email'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { name, bytes, lines } = await readExport(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Export Students as CSV' })),
    )
    await expect(name).toBe('Students 2026-11-18.csv')
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    await expect(lines.slice(0, 3)).toEqual([
      'Name,City,Number',
      '"\'=HYPERLINK(""http://x"")",Leeds,61',
      'Omar Haddad 58,Leeds,58',
    ])
    await expect(lines).toHaveLength(22)
    await expect(await canvas.findByText('21 rows exported')).toBeInTheDocument()
  },
}

/** The file name uses the current date at the school, even if the list stays open past midnight. */
export const ExportedAfterMidnight: Story = {
  render: function LeftOpen(args) {
    const [now, setNow] = useState(new Date('2026-11-18T18:59:00Z'))
    return (
      <ClockProvider now={now}>
        <Button onPress={() => setNow(new Date('2026-11-18T19:00:00Z'))}>Midnight in Karachi</Button>
        <DataTable {...args} />
      </ClockProvider>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const exportFileName = async () => {
      const { name } = await readExport(() =>
        userEvent.click(canvas.getByRole('button', { name: 'Export Students as CSV' })),
      )
      return name
    }
    await expect(await exportFileName()).toBe('Students 2026-11-18.csv')
    await userEvent.click(canvas.getByRole('button', { name: 'Midnight in Karachi' }))
    await expect(await exportFileName()).toBe('Students 2026-11-19.csv')
  },
}

// proves X1
export const Private: Story = {
  globals: desktopViewport,
  decorators: [
    (Table) => (
      <PrivacyProvider isOn>
        <Table />
      </PrivacyProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('img', { name: 'Hidden in privacy mode' })).toHaveLength(6)
    await expect(canvasElement.innerHTML).not.toContain('@maktab.org')
    await expect(canvas.queryByRole('button', { name: 'E-mail' })).toBeNull()
    const { lines } = await readExport(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Export Students as CSV' })),
    )
    await expect(lines[1]).toBe('Zaynab Malik 1,Leeds,•••••@•••••,1')
    await userEvent.type(canvas.getByRole('searchbox'), 'student3')
    await expect(await canvas.findByText('Nothing matches “student3”')).toBeVisible()
  },
}
