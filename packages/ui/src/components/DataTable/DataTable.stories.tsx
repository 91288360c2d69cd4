import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { openListOptions } from '#testing/openListOptions.ts'
import { desktopViewport } from '#testing/viewports.ts'
import { Button } from '../Button/Button.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { DataTable } from './DataTable.tsx'
import { type Student, studentColumns as columns, createStudentRows } from './studentRowFixtures.ts'

const meta = {
  component: DataTable<Student>,
  title: 'Components/Lists/DataTable',
  tags: ['autodocs'],
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

const firstRow = (table: HTMLElement) => within(table).getAllByRole('row')[1]

// proves D48.1
export const SearchedAndSorted: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Students' })
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await expect(canvas.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending')
    await expect(firstRow(table)).toHaveTextContent('Maryam Khan 6')
    await userEvent.type(canvas.getByRole('searchbox'), 'عائشه')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 row'))
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'عائشه', page: 1 }))
  },
}

// proves D48.1
export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(await canvas.findByText('Nothing matches “nobody”')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students found.')).toBeVisible()
  },
}

/** Records the highest number of rows rendered at once. */
function watchMaxRows(part: HTMLElement): () => number {
  let max = 0
  const count = () => {
    max = Math.max(max, part.querySelectorAll('[role=row]').length)
  }
  new MutationObserver(count).observe(part, { childList: true, subtree: true })
  return () => max
}

export const FiveThousandRows: Story = {
  tags: ['slow'],
  globals: desktopViewport,
  args: { rows: [] },
  render: function Opened(args) {
    const [rows, setRows] = useState(args.rows)
    return (
      <>
        <Button onPress={() => setRows(createStudentRows(5_000))}>Open</Button>
        <DataTable {...args} rows={rows} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    // At most one page is rendered at any time, which keeps long lists fast.
    const getMaxRows = watchMaxRows(canvas.getByRole('button', { name: 'Open' }).parentElement!)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText('Page 1 of 200')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText('Page 2 of 200')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'omar haddad 4996')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 row$/))
    await expect(getMaxRows()).toBe(26)
  },
}

// proves D48.1
export const PageSize: Story = {
  args: { rows: createStudentRows(60) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '100')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(61))
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, pageSize: 100 }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50')
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible()
    await expect(next).toHaveFocus()
  },
}

export const HeaderStays: Story = {
  globals: desktopViewport,
  args: { rows: createStudentRows(60) },
  play: async ({ canvas }) => {
    // The page scrolls, not the list.
    window.scrollTo(0, 500)
    await expect(window.scrollY).toBe(500)
    const header = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect()
    await expect(Math.abs(header.top)).toBeLessThan(4)
    window.scrollTo(0, 0)
  },
}

export const Filtered: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  args: {
    rows: [],
    filter: (
      <FilterBar onApply={fn()} onRefresh={fn()}>
        <span>Fields</span>
      </FilterBar>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No students found.')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Filters' })).toBeVisible()
    const options = await openListOptions(canvas, userEvent)
    await expect(options.queryByRole('form', { name: 'Filters' })).toBeNull()
  },
}

// proves D48.3
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Students' })
    await expect(table).toBeVisible()
    if (window.matchMedia('(min-width: 768px)').matches) return
    // The header's sort buttons are hidden from screen readers.
    await expect(within(table).queryByRole('button', { name: 'Name' })).toBeNull()
    const options = await openListOptions(canvas, userEvent)
    await userEvent.selectOptions(options.getByRole('combobox', { name: 'Sort by' }), 'Number: descending')
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Maryam Khan 6')
  },
}

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 1,
        name: 'A name without an end '.repeat(20),
        city: 'Unbrokenwordwithoutspace'.repeat(8),
        email: `${'long'.repeat(20)}@maktab.org`,
      },
    ],
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: { rows: createStudentRows(3) },
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  args: { rows: createStudentRows(3), columns: columns.toReversed() },
}
