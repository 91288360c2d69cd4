import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import type { TableState } from './Column.ts'
import { DataTable } from './DataTable.tsx'
import { type Student, studentColumns as columns, createStudentRows } from './studentRowFixtures.ts'

const first: TableState = { search: '', page: 1, pageSize: 25 }
const paged = {
  matchCount: 60,
  hasMore: false,
  counts: { Leeds: 60, Karachi: 5 },
  isFetching: false,
  readAll: async () => [],
}

/** Lists searched, sorted and paginated by the server: the given rows are shown as they are. */
const meta = {
  component: DataTable<Student>,
  title: 'Components/Lists/DataTable/Server pagination',
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
  globals: desktopViewport,
  play: async ({ canvas, userEvent, args }) => {
    const expectState = (state: object) =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining(state))
    await expect(canvas.getByRole('status')).toHaveTextContent('60 rows')
    // The table renders its first rows before the others.
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25))
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expectState({ page: 2 })
    // The given rows are shown unchanged.
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await expectState({ page: 1, sort: { column: 'number', direction: 'ascending' } })
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await waitFor(() => expectState({ search: 'nobody' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25)
  },
}

export const OfOneKind: Story = {
  globals: desktopViewport,
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

/** While the requested page loads, the previous rows stay, marked as busy. */
export const OnItsWay: Story = {
  args: { serverPagination: { ...paged, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Students' }).closest('[aria-busy=true]')).not.toBeNull()
    // Long lists are rendered in two steps.
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25))
    await expect(await canvas.findByRole('status', { name: 'Loading…' })).toBeVisible()
  },
}

export const MoreThanAreCounted: Story = {
  args: { serverPagination: { ...paged, matchCount: 1000, hasMore: true }, state: { ...first, search: 'a', page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,000+ rows')
    await expect(canvas.getByText('Page 2')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Rows after the last page are reached by searching or sorting. */
export const LastThatOpens: Story = {
  args: { serverPagination: { ...paged, matchCount: 200_000, lastPage: 401 }, state: { ...first, page: 401 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 401 of 401')).toBeVisible()
    await expect(canvas.getByText('To see more rows, search or change the sort order.')).toBeVisible()
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
