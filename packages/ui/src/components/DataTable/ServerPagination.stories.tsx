import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { desk } from '#testing/viewports.ts'
import type { TableState } from './Column.ts'
import { DataTable } from './DataTable.tsx'
import { type Student, studentColumns as columns, createStudentRows } from './studentRows.ts'

const first: TableState = { search: '', page: 1, pageSize: 25 }
const paged = {
  matchCount: 60,
  hasMore: false,
  counts: { Leeds: 60, Karachi: 5 },
  isFetching: false,
  readAll: async () => [],
}

/** Lists that are searched, sorted and cut into pages elsewhere: what is here is shown as it comes. */
const meta = {
  component: DataTable<Student>,
  title: 'Components/DataTable/Paged',
  args: {
    label: 'Students',
    columns,
    rows: createStudentRows(25),
    getRowId: ({ id }) => String(id),
    emptyText: 'No students found.',
    statusTabs: { label: 'City', getStatus: ({ city }) => city, labels: { Leeds: 'Leeds', Karachi: 'Karachi' } },
    state: first,
    onStateChange: fn(),
    serverPagination: paged,
  },
  render: function Kept(args) {
    const [state, setState] = useState(args.state)
    return (
      <DataTable<Student>
        {...args}
        {...(state && { state })}
        onStateChange={(next) => {
          setState(next)
          args.onStateChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DataTable<Student>>
export default meta

type Story = StoryObj<typeof meta>

// proves X180
export const FirstPage: Story = {
  tags: ['axe'],
  globals: desk,
  play: async ({ canvas, userEvent, args }) => {
    const told = (state: object) => expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining(state))
    await expect(canvas.getByRole('status')).toHaveTextContent('60 rows')
    // The table draws its first rows before the rest.
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25))
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await told({ page: 2 })
    // The rows are shown as they came, whatever was asked of them.
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await told({ page: 1, sort: { column: 'number', direction: 'ascending' } })
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await waitFor(() => told({ search: 'nobody' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25)
  },
}

export const OfOneKind: Story = {
  globals: desk,
  args: {
    rows: createStudentRows(5),
    serverPagination: { ...paged, matchCount: 5 },
    state: { ...first, statusTab: 'Karachi' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Karachi/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('5 rows')
  },
}

/** What was asked for last is on its way: the rows before stay, and say that they are old. */
export const OnItsWay: Story = {
  args: { serverPagination: { ...paged, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Students' }).closest('[aria-busy=true]')).not.toBeNull()
    // Long lists are drawn in steps.
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25))
    await expect(await canvas.findByRole('status', { name: 'Loading…' })).toBeVisible()
  },
}

export const MoreThanAreCounted: Story = {
  args: { serverPagination: { ...paged, matchCount: 1000, hasMore: true }, state: { ...first, search: 'a', page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('At least 1,000 rows')
    await expect(canvas.getByText('Page 2')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled')
  },
}

/** No page after it can be opened: what comes there is found in another way. */
export const LastThatOpens: Story = {
  args: { serverPagination: { ...paged, matchCount: 200_000, lastPage: 401 }, state: { ...first, page: 401 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 401 of 401')).toBeVisible()
    await expect(canvas.getByText('Search, or sort another way, to see the rows after these.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NothingFound: Story = {
  args: { rows: [], serverPagination: { ...paged, matchCount: 0 }, state: { ...first, search: 'nobody' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “nobody”')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Empty: Story = {
  args: { rows: [], serverPagination: { ...paged, matchCount: 0, counts: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No students found.')).toBeVisible()
  },
}
