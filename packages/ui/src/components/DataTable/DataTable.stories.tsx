import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Column } from './Column.ts'
import { DataTable } from './DataTable.tsx'

type Student = { id: number; name: string; city: string }

const names = ['Zaynab Malik', 'محمد عثمان', 'عبد الرحمن السيد', 'Omar Haddad', 'عائشہ صدیقی', 'Maryam Khan']
const cities = ['Leeds', 'لاہور', 'القاهرة']
const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} ${index + 1}`,
    city: cities[index % cities.length]!,
  }))

const columns: Column<Student>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
    sortValue: ({ name }) => name,
    searchText: ({ name }) => name,
  },
  {
    id: 'city',
    header: 'City',
    cell: ({ city }) => <bdi>{city}</bdi>,
    sortValue: ({ city }) => city,
    searchText: ({ city }) => city,
  },
  { id: 'number', header: 'Number', align: 'end', cell: ({ id }) => id, sortValue: ({ id }) => id },
  {
    id: 'actions',
    header: 'Actions',
    isAction: true,
    cell: ({ name }) => (
      <Button size="sm" aria-label={`Edit ${name}`}>
        Edit
      </Button>
    ),
  },
]

const meta = {
  component: DataTable<Student>,
  title: 'Components/DataTable',
  tags: ['autodocs'],
  args: {
    label: 'Students',
    columns,
    rows: students(6),
    getRowId: ({ id }) => String(id),
    emptyText: 'No students found.',
    onStateChange: fn(),
  },
} satisfies Meta<typeof DataTable<Student>>
export default meta

type Story = StoryObj<typeof meta>

const firstRow = (table: HTMLElement) => within(table).getAllByRole('row')[1]

export const SearchedAndSorted: Story = {
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

export const TenThousandRows: Story = {
  args: { rows: students(10_000) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 400')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('Page 2 of 400')).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    const search = canvas.getByRole('searchbox')
    const started = performance.now()
    await userEvent.type(search, 'omar haddad 9994')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 row'))
    await expect((performance.now() - started) / 16).toBeLessThan(200)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Students' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { rows: [{ id: 1, name: 'A name without an end '.repeat(20), city: 'Unbrokenwordwithoutspace'.repeat(8) }] },
}
